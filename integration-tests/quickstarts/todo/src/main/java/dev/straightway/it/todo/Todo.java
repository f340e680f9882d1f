package dev.straightway.it.todo;

import java.time.LocalDate;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;

import com.fasterxml.jackson.annotation.JsonIgnore;

/** A thing to do; the list that it is on is loaded when it is read. */
@Entity
public class Todo {
    @Id
    @GeneratedValue
    private Long id;
    @Column(nullable = false, length = 200)
    private String title;
    private boolean done;
    private LocalDate due;
    @JsonIgnore
    @ManyToOne(fetch = FetchType.LAZY)
    private TodoList list;

    protected Todo() {
    }

    public Todo(String title, LocalDate due, TodoList list) {
        this.title = title;
        this.due = due;
        this.list = list;
    }

    public Long getId() {
        return id;
    }

    public String getTitle() {
        return title;
    }

    public void setTitle(String title) {
        this.title = title;
    }

    public boolean isDone() {
        return done;
    }

    public void setDone(boolean done) {
        this.done = done;
    }

    public LocalDate getDue() {
        return due;
    }

    public void setDue(LocalDate due) {
        this.due = due;
    }

    public TodoList getList() {
        return list;
    }
}
