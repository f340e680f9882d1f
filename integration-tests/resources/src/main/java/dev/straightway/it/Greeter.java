package dev.straightway.it;

import jakarta.enterprise.context.ApplicationScoped;

/** A bean to inject. */
@ApplicationScoped
public class Greeter {

    public String greet(String name) {
        return "Hello " + name;
    }
}
