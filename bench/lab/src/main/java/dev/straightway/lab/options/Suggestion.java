package dev.straightway.lab.options;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds what a misspelt name was meant to be. */
public final class Suggestion {

    /** A name that differs in more than this part of its letters is another one. */
    private static final double MOST_DIFFERENT = 0.5;

    private Suggestion() {
    }

    /** {@return a question to end a message with, or nothing if no name is near} */
    public static String of(String misspelt, Collection<String> names) {
        Optional<String> nearest = names.stream().min(Comparator.comparingInt(name -> distance(misspelt, name)));
        return nearest.filter(name -> distance(misspelt, name) <= MOST_DIFFERENT * Math.min(name.length(), misspelt.length()))
                .map(name -> "; did you mean " + name + "?").orElse("");
    }

    /** How many letters must be changed, added or left out to make one of the other (Levenshtein). */
    static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
