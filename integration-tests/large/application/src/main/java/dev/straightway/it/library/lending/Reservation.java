package dev.straightway.it.library.lending;

import jakarta.persistence.Entity;

import io.quarkus.hibernate.orm.panache.PanacheEntity;

@Entity
public class Reservation extends PanacheEntity {

    public long book;
    public String card;
}
