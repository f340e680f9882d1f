package dev.straightway.peer.vertx;

/** The body of every answer: a mutable bean, as the resources of the other targets use, so that Jackson does the same work. */
public final class Person {

    private String first;
    private String last;

    public Person() {
    }

    Person(String first, String last) {
        this.first = first;
        this.last = last;
    }

    public String getFirst() {
        return first;
    }

    public void setFirst(String first) {
        this.first = first;
    }

    public String getLast() {
        return last;
    }

    public void setLast(String last) {
        this.last = last;
    }
}
