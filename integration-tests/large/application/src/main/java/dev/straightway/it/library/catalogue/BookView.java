package dev.straightway.it.library.catalogue;

import java.math.BigDecimal;
import java.time.LocalDate;

public record BookView(Long id, String title, String isbn, BigDecimal price, LocalDate published, String author,
        String category) {

    static BookView of(Book book) {
        return new BookView(book.id, book.title, book.isbn, book.price, book.published, book.author.name, book.category.code);
    }
}
