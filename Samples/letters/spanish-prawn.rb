require "prawn"
paragraphs = File.read("spanish-prawn.txt", encoding: "UTF-8").split("\n\n")
Prawn::Document.generate("spanish-prawn.pdf", page_size: "A5", margin: 50) do
  font "Times-Roman", size: 12
  paragraphs.each { |paragraph| text paragraph.strip, leading: 2; move_down 7 }
end
