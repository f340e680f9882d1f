package dev.straightway.proof.judge;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says what one call does, and why.
 *
 * @param verdict what it does
 * @param returns internal names of the exact classes that it returns; empty when the declared type says enough
 * @param reason the words of the table, or of the default
 * @param listed whether an entry says so; false for the default, which is {@link Verdict#UNSEEN}
 * @param kind of the reason; null if the call is harmless
 */
public record Judgement(Verdict verdict, List<String> returns, String reason, boolean listed, ReasonKind kind) {

    /** What to use in its place, as an entry says it: behind a semicolon, as an order. */
    private static final Pattern ORDER = Pattern
            .compile("; ((?:use|give|log|copy|inject|return|split|let|make) [^;]+)");

    /** {@return the default: what no entry names is not proven} */
    public static Judgement unlisted() {
        return new Judgement(Verdict.UNSEEN, List.of(), "has not been reviewed", false, ReasonKind.UNREVIEWED);
    }

    /** {@return what an entry says} */
    static Judgement of(Entry entry) {
        Verdict verdict = entry.verdict();
        ReasonKind kind = verdict.harmless() ? null : verdict == Verdict.BLOCKS ? ReasonKind.BLOCKS : ReasonKind.UNSEEN;
        return new Judgement(verdict, entry.returns(), entry.reason(), true, kind);
    }

    /** {@return that a call is harmless} */
    public static Judgement harmless(Verdict verdict, String reason) {
        return new Judgement(verdict, List.of(), reason, true, null);
    }

    /** {@return that something blocks} */
    public static Judgement blocks(ReasonKind kind, String reason) {
        return new Judgement(Verdict.BLOCKS, List.of(), reason, true, kind);
    }

    /** {@return that something can't be seen} */
    public static Judgement unseen(ReasonKind kind, String reason) {
        return new Judgement(Verdict.UNSEEN, List.of(), reason, true, kind);
    }

    /** {@return that nobody sees whether the same happens, with words for what may come to it} */
    public Judgement of(String words) {
        return new Judgement(Verdict.UNSEEN, List.of(), words + ", which " + reason, true, kind);
    }

    /** {@return what to change in the application: what the entry says, or else what is true of all such reasons} */
    public String advice() {
        Matcher order = ORDER.matcher(reason);
        return order.find() ? order.group(1) : kind == null ? "" : kind.advice();
    }
}
