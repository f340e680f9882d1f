package dev.straightway.it.todo;

import java.util.List;

import jakarta.persistence.Entity;

import io.quarkus.hibernate.orm.panache.PanacheEntity;

/** A word that todos are found by. */
@Entity
public class Tag extends PanacheEntity {
    public String name;

    public static List<Tag> startingWith(String prefix) {
        return list("name like ?1 order by name", prefix + "%");
    }
}
