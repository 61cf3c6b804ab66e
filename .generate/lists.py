# How lists are written into Swift.


def numbers(values):
    lines, line = [], ""
    for value in values:
        piece = f"{value}, "
        if len(line) + len(piece) > 128:
            lines.append(line.rstrip())
            line = ""
        line += piece
    return "\n".join("        " + l for l in lines + [line.rstrip()])
