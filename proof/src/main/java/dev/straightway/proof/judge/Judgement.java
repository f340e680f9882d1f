package dev.straightway.proof.judge;

import java.util.List;

/**
 * Says what one call does, and why.
 *
 * @param verdict what it does
 * @param returns internal names of the exact classes that it returns; empty when the declared type says enough
 * @param reason the words of the table, or of the default
 * @param listed whether an entry says so; false for the default, which is {@link Verdict#UNSEEN}
 */
public record Judgement(Verdict verdict, List<String> returns, String reason, boolean listed) {

    /** {@return the default: what no entry names is not proven} */
    public static Judgement unlisted() {
        return new Judgement(Verdict.UNSEEN, List.of(), "has not been reviewed", false);
    }
}
