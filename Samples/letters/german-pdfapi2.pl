use strict;
use warnings;
use utf8;
use PDF::API2;

my $pdf = PDF::API2->new();
my $page = $pdf->page();
$page->mediabox(420, 420);
my $font = $pdf->corefont('Times-Roman', -encode => 'latin1');
my $text = $page->text();
open my $in, '<:encoding(UTF-8)', 'german-pdfapi2.txt' or die;
local $/ = '';
my $y = 385;
while (my $paragraph = <$in>) {
    $paragraph =~ s/\s+\z//;
    my $rest = $paragraph;
    while (length $rest) {
        $text->font($font, 11);
        $text->translate(40, $y);
        $rest = $text->text_fill_left($rest, 340);
        $y -= 14;
    }
    $y -= 5;
}
$pdf->saveas('german-pdfapi2.pdf');
