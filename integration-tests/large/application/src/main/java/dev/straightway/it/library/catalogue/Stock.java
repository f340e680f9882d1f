package dev.straightway.it.library.catalogue;

import java.math.BigDecimal;
import java.time.LocalDate;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.transaction.Transactional;

import io.quarkus.runtime.StartupEvent;

/** What is on the shelves when the library opens for the first time. */
@ApplicationScoped
public class Stock {

    private static final String[] AUTHORS = { "Ursula Le Guin", "Stanislaw Lem", "Octavia Butler" };
    private static final String[][] CATEGORIES = { { "813", "American fiction" }, { "891", "Slavic fiction" } };
    private static final String[][] PUBLISHERS = { { "Ace", "New York" }, { "Czytelnik", "Warsaw" } };
    private static final String[] TITLES = { "A Wizard of Earthsea", "The Left Hand of Darkness", "The Dispossessed", "Solaris",
            "The Cyberiad", "The Invincible", "Fiasco", "Kindred", "Dawn", "Wild Seed", "Fledgling", "Adulthood Rites" };

    @Transactional
    void fill(@Observes StartupEvent event) {
        if (Book.count() > 0) {
            return;
        }
        for (int i = 0; i < AUTHORS.length; i++) {
            Author author = new Author();
            author.name = AUTHORS[i];
            author.born = 1920 + i;
            author.persist();
        }
        for (String[] one : CATEGORIES) {
            Category category = new Category();
            category.code = one[0];
            category.title = one[1];
            category.persist();
        }
        for (String[] one : PUBLISHERS) {
            Publisher publisher = new Publisher();
            publisher.name = one[0];
            publisher.town = one[1];
            publisher.persist();
        }
        for (int i = 0; i < TITLES.length; i++) {
            shelve(i, TITLES[i]);
        }
    }

    private static void shelve(int place, String title) {
        int author = place < 3 ? 1 : place < 7 ? 2 : 3;
        Book book = new Book();
        book.title = title;
        book.isbn = "97800000000" + (10 + place);
        book.price = new BigDecimal("9.50").add(BigDecimal.valueOf(place));
        book.published = LocalDate.of(1960 + place, 1 + place, 1 + place);
        book.author = Author.findById((long) author);
        book.category = Category.findById(author == 2 ? 2L : 1L);
        book.persist();
        Copy copy = new Copy();
        copy.barcode = "B" + (100 + place);
        copy.shelf = "S" + place;
        copy.book = book;
        copy.persist();
    }
}
