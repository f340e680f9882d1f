package dev.straightway.it.library.catalogue;

import jakarta.persistence.Entity;

import io.quarkus.hibernate.orm.panache.PanacheEntity;

@Entity
public class Category extends PanacheEntity {

    public String code;
    public String title;
}
