package dev.straightway.it.providers;

/** What {@link NoteReader} reads and {@link NoteWriter} writes: a title, and a text on the next line. */
public class Note {

    /** The media type of notes alone. */
    public static final String TYPE = "application/vnd.straightway.note";

    private final String title;
    private final String text;

    public Note(String title, String text) {
        this.title = title;
        this.text = text;
    }

    public String title() {
        return title;
    }

    public String text() {
        return text;
    }
}
