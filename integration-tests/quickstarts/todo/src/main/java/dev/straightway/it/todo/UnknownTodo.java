package dev.straightway.it.todo;

/** Nobody has stored a todo with this number, or somebody has deleted it. */
public class UnknownTodo extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final long id;

    public UnknownTodo(long id) {
        super("no todo " + id);
        this.id = id;
    }

    public long id() {
        return id;
    }
}
