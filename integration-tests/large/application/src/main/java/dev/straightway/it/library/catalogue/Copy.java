package dev.straightway.it.library.catalogue;

import jakarta.persistence.Entity;
import jakarta.persistence.ManyToOne;

import io.quarkus.hibernate.orm.panache.PanacheEntity;

/** One volume of a book, with a barcode on it. */
@Entity
public class Copy extends PanacheEntity {

    public String barcode;
    public String shelf;
    @ManyToOne
    public Book book;
}
