package dev.straightway.peer.bodies;

import jakarta.xml.bind.annotation.XmlRootElement;

/** The person of the published experiment, of whom XML can be made. */
@XmlRootElement(name = "person")
public class Human {

    private String first;
    private String last;

    public Human() {
    }

    public Human(String first, String last) {
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
