package dev.straightway.it.library.web;

/** There is no such thing. */
public class Unknown extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public Unknown(String kind, Object id) {
        super("no " + kind + " " + id);
    }
}
