package dev.straightway.it.library.catalogue;

import jakarta.persistence.Entity;

import io.quarkus.hibernate.orm.panache.PanacheEntity;

@Entity
public class Publisher extends PanacheEntity {

    public String name;
    public String town;
}
