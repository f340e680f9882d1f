package dev.straightway.proof.json;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.proof.code.AnnotationValues;
import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.ReasonKind;

/** Finds annotations that make Jackson read or write a class in a way that the walk doesn't follow. */
public final class JsonAnnotations {

    private static final String JACKSON = "Lcom/fasterxml/jackson/";
    private static final String DATABIND = "com/fasterxml/jackson/databind/";
    /** Makes annotations of the application stand for those of Jackson that they have. */
    private static final String INSIDE = "Lcom/fasterxml/jackson/annotation/JacksonAnnotationsInside;";
    /** They are followed for classes, whose types below are known; a member may name any class. */
    private static final Set<String> FOR_CLASSES = Set.of("JsonTypeInfo", "JsonSubTypes", "JsonDeserialize");
    private static final Set<String> INCLUDE_BY_CODE = Set.of("CUSTOM", "NON_DEFAULT");
    /** Compares the keys of a map. */
    private static final String SORTS = "WRITE_SORTED_MAP_ENTRIES";
    private static final Set<String> TYPE_BY_NAME = Set.of("NAME", "SIMPLE_NAME", "DEDUCTION", "NONE");

    private final Classes classes;
    private final Map<String, Optional<Strange>> known = new HashMap<>();

    public JsonAnnotations(Classes classes) {
        this.classes = classes;
    }

    /** {@return whether an annotation of Jackson's is among them} */
    public static boolean any(List<AnnotationNode> marks) {
        return !marks.isEmpty() && marks.stream().anyMatch(mark -> mark.desc.startsWith(JACKSON));
    }

    /** {@return the value of an annotation of Jackson's, as the class file has it; empty without annotation or value} */
    public static Optional<Object> value(List<AnnotationNode> marks, String annotation, String name) {
        return marks.stream().filter(mark -> mark.desc.endsWith("/" + annotation + ";") && mark.desc.startsWith(JACKSON))
                .findFirst().map(mark -> value(mark, name));
    }

    /** {@return whether an annotation of Jackson's without arguments, or with {@code true}, is among them} */
    public static boolean says(List<AnnotationNode> marks, String annotation) {
        return !marks.isEmpty() && marks.stream()
                .filter(mark -> mark.desc.endsWith("/" + annotation + ";") && mark.desc.startsWith(JACKSON))
                .anyMatch(mark -> !Boolean.FALSE.equals(value(mark, "value")));
    }

    private static Object value(AnnotationNode mark, String name) {
        for (int i = 0; mark.values != null && i + 1 < mark.values.size(); i += 2) {
            if (mark.values.get(i).equals(name)) {
                return mark.values.get(i + 1);
            }
        }
        return null;
    }

    /**
     * An annotation that isn't followed.
     *
     * @param member that has it; empty for the class
     */
    public record Strange(String annotation, String member) {

        /** {@return what that means for the thread} */
        public Judgement judgement() {
            return Judgement.unseen(ReasonKind.JSON_ANNOTATION, "has @" + annotation
                    + (member.isEmpty() ? "" : " at " + member) + ", which the proof doesn't follow");
        }
    }

    /** {@return the first annotation of the class or of a member that isn't followed; empty if all are} */
    public Optional<Strange> strange(Shape shape) {
        return known.computeIfAbsent(shape.name(), key -> find(shape));
    }

    private Optional<Strange> find(Shape shape) {
        Optional<Strange> type = shape.marks().stream().filter(mark -> !followed(mark))
                .map(mark -> new Strange(simple(mark), ""))
                .findFirst();
        if (type.isPresent()) {
            return type;
        }
        for (FieldNode field : shape.fields()) {
            Optional<Strange> found = member(Shape.marks(field), field.name);
            if (found.isPresent()) {
                return found;
            }
        }
        for (MethodNode method : shape.methods()) {
            Optional<Strange> own = member(Shape.marks(method), method.name);
            Optional<Strange> found = own.isPresent() ? own : member(Shape.parameterMarks(method), method.name);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<Strange> member(List<AnnotationNode> marks, String name) {
        return marks.isEmpty() ? Optional.empty()
                : marks.stream().filter(mark -> !followed(mark) || FOR_CLASSES.contains(simple(mark))).findFirst()
                        .map(mark -> new Strange(simple(mark), name));
    }

    /**
     * {@return the classes that annotations name which the walk doesn't follow where they stand: subtypes, builders, converters
     * and what these make}
     */
    public Set<String> named(Shape shape) {
        return AnnotationValues.classes(Stream.concat(shape.marks().stream().filter(mark -> !followed(mark)),
                shape.memberMarks().filter(mark -> !followed(mark) || FOR_CLASSES.contains(simple(mark)))));
    }

    /** {@return the classes that a class or its members are written as, instead of their own} */
    public static Set<String> writtenAs(Shape shape) {
        return named(shape, "JsonSerialize");
    }

    /** {@return the classes whose names are told for the objects of a class or of its members} */
    public static Set<String> subtypes(Shape shape) {
        return named(shape, "JsonSubTypes");
    }

    private static Set<String> named(Shape shape, String annotation) {
        return AnnotationValues.classes(shape.allMarks()
                .filter(mark -> mark.desc.startsWith(JACKSON) && simple(mark).equals(annotation)));
    }

    /** {@return the class that makes objects of a class step by step, by an annotation; empty without one} */
    public static Optional<String> builder(Shape shape) {
        return value(shape.marks(), "JsonDeserialize", "builder").map(type -> ((Type) type).getInternalName());
    }

    private static String simple(AnnotationNode mark) {
        String name = Type.getType(mark.desc).getInternalName();
        return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1);
    }

    private boolean followed(AnnotationNode mark) {
        Optional<Judgement> judged = JsonTable.annotation(mark.desc);
        if (judged.isEmpty() && !mark.desc.startsWith(JACKSON)) {
            Shape type = classes.shape(Type.getType(mark.desc).getInternalName());
            return type == null || type.platform() || !type.annotations().contains(INSIDE);
        }
        return judged.filter(one -> one.verdict().harmless()).isPresent() && switch (simple(mark)) {
            case "JsonInclude" -> !INCLUDE_BY_CODE.contains(constant(mark, "value"))
                    && !INCLUDE_BY_CODE.contains(constant(mark, "content"));
            case "JsonFormat" -> !constants(mark, "with").contains(SORTS);
            case "JsonTypeInfo" -> TYPE_BY_NAME.contains(constant(mark, "use"));
            case "JsonNaming" -> value(mark, "value") instanceof Type type && type.getInternalName().startsWith(DATABIND);
            case "JsonSerialize", "JsonDeserialize" -> mark.values == null
                    || mark.values.size() == 2 && mark.values.get(0).equals("as");
            default -> true;
        };
    }

    private static List<String> constants(AnnotationNode mark, String name) {
        return value(mark, name) instanceof List<?> all
                ? all.stream().map(one -> one instanceof String[] constant ? constant[1] : "").toList()
                : List.of();
    }

    private static String constant(AnnotationNode mark, String name) {
        return value(mark, name) instanceof String[] constant ? constant[1] : "";
    }
}
