package dev.straightway.it.library.lending;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;

import io.quarkus.hibernate.orm.panache.PanacheEntity;

@Entity
public class Member extends PanacheEntity {

    @Column(unique = true)
    public String card;
    public String name;
    public String email;
    public int owes;
}
