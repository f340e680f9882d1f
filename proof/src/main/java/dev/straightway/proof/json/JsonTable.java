package dev.straightway.proof.json;

import java.util.List;
import java.util.Optional;

import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.judge.ReasonKind;
import dev.straightway.proof.judge.TableReader;
import dev.straightway.proof.judge.Verdict;

/** Says what Jackson does with types that it knows itself, by the table {@code json.txt}. */
public final class JsonTable {

    /** What is done with a type. */
    public enum Way {
        READ,
        WRITE,
        ENTITY;

        private String words() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    private static final Judgements TABLE = Judgements.ofTable(TableReader.resource("json.txt"));
    private static final Judgement VALUE = Judgement.harmless(Verdict.PLAIN, "");
    private static final Judgement UNKNOWN = new Judgement(Verdict.UNSEEN, List.of(),
            "is a type whose JSON isn't reviewed", false, ReasonKind.JSON_TYPE);

    private final Classes classes;
    private final Judgements judgements;
    private final Judgements table;

    public JsonTable(Classes classes, Judgements judgements) {
        this.classes = classes;
        this.judgements = judgements;
        this.table = TABLE.within(classes.application());
    }

    /** {@return what happens to objects of exactly this type; empty for a class that is walked} */
    public Optional<Judgement> of(Way way, String type) {
        Shape shape = classes.shape(type);
        if (shape != null && "java/lang/Enum".equals(shape.superName()) && !walked(shape)) {
            return Optional.of(VALUE);
        }
        Optional<Judgement> judged = listed(way, type);
        if (judged.isPresent()) {
            return judged;
        }
        if (shape != null && shape.platform()) {
            return Optional.of(UNKNOWN);
        }
        return judgements.type(type);
    }

    private boolean walked(Shape shape) {
        return !shape.platform() && judgements.type(shape.name()).isEmpty();
    }

    private Optional<Judgement> listed(Way way, String type) {
        return table.method(type, way.words(), "")
                .or(() -> way == Way.ENTITY ? table.method(type, Way.WRITE.words(), "") : Optional.empty())
                .or(() -> table.type(type));
    }

    /** {@return what an annotation that is listed changes; empty for all others} */
    public static Optional<Judgement> annotation(String descriptor) {
        return TABLE.annotation(descriptor);
    }
}
