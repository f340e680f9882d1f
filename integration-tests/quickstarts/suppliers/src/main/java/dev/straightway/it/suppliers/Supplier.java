package dev.straightway.it.suppliers;

import jakarta.persistence.Entity;

import io.quarkus.hibernate.orm.panache.PanacheEntity;

@Entity
public class Supplier extends PanacheEntity {

    public String name;
    public int days;
}
