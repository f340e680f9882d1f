package dev.straightway.it.library.desk;

/** What is glued on a book. */
public record Label(String barcode, String shelf) {
}
