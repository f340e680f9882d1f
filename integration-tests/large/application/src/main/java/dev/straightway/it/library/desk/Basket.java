package dev.straightway.it.library.desk;

import java.util.ArrayList;
import java.util.List;

import jakarta.enterprise.context.RequestScoped;

/** What one request gathers. */
@RequestScoped
public class Basket {

    private final List<String> titles = new ArrayList<>();

    void put(String title) {
        titles.add(title);
    }

    int size() {
        return titles.size();
    }
}
