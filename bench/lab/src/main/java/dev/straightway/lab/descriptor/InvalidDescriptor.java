package dev.straightway.lab.descriptor;

import java.nio.file.Path;

/** A descriptor that can't be followed; its message names the file and the key and says what would do. */
public final class InvalidDescriptor extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** @param fix what is wrong and what would do */
    public InvalidDescriptor(Path file, String key, String fix) {
        super(file + ": '" + key + "' " + fix);
    }
}
