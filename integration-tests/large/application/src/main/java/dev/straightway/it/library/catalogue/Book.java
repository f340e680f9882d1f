package dev.straightway.it.library.catalogue;

import java.math.BigDecimal;
import java.time.LocalDate;

import jakarta.persistence.Entity;
import jakarta.persistence.ManyToOne;

import io.quarkus.hibernate.orm.panache.PanacheEntity;

@Entity
public class Book extends PanacheEntity {

    public String title;
    public String isbn;
    public BigDecimal price;
    public LocalDate published;
    @ManyToOne
    public Author author;
    @ManyToOne
    public Category category;
}
