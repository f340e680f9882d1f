package dev.straightway.it.providers;

/** A note for whose class there is no writer of its own. */
public class UrgentNote extends Note {

    public UrgentNote(String text) {
        super("urgent", text);
    }
}
