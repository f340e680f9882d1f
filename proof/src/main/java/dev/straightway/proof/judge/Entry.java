package dev.straightway.proof.judge;

import java.util.List;

/**
 * Is one line of a table of judgements.
 *
 * @param verdict what the methods do
 * @param pattern as written: {@code java.time.**}, {@code java.util.ArrayList}, {@code java.util.ArrayList#add},
 *        {@code java.lang.String#format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;} or
 *        {@code @jakarta.persistence.Entity} or {@code @lombok.**}
 * @param returns internal names of the exact classes that they return, may be empty
 * @param reason never null, may be empty
 */
public record Entry(Verdict verdict, String pattern, List<String> returns, String reason) {
}
