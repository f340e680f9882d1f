package dev.straightway.it.locators;

import jakarta.ws.rs.Path;

import dev.straightway.it.Person;

/** Has its path only; the other annotations are inherited from the superclass and the interface (§3.6). */
@Path("inheriting")
public class InheritingResource extends Crud<Person> implements Described {

    @Override
    public String described(int id, String mark) {
        return "described " + id + mark;
    }

    @Override
    public String post(String text) {
        return text + "!";
    }

    @Override
    public String read(Person person) {
        return "read " + person.getFirst();
    }

    @Override
    protected String name() {
        return "a resource";
    }
}
