package dev.straightway.proof.code;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;

/** What annotations say, as ASM has it: lists within lists, annotations within annotations. */
public final class AnnotationValues {

    private AnnotationValues() {
    }

    /**
     * {@return each value by itself: texts and names, {@link Type} for a class, {@code String[]} for a constant of an enum;
     * annotations stand before their own values}
     *
     * @param value a list, an annotation or a value; may be {@code null}
     */
    public static Stream<Object> in(Object value) {
        if (value == null) {
            return Stream.empty();
        }
        if (value instanceof List<?> all) {
            return all.stream().flatMap(AnnotationValues::in);
        }
        return value instanceof AnnotationNode inner ? Stream.concat(Stream.of(inner), in(inner.values)) : Stream.of(value);
    }

    /** {@return the internal names of the classes that are named there, without arrays and numbers} */
    public static Set<String> classes(Stream<?> values) {
        return values.flatMap(AnnotationValues::in)
                .filter(value -> value instanceof Type type && type.getSort() == Type.OBJECT)
                .map(value -> ((Type) value).getInternalName()).collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
