package dev.straightway.deployment.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

/** Looks at what types extend and implement. What isn't indexed has nothing above it that is known. */
public final class Supertypes {

    private Supertypes() {
    }

    /** {@return what a type itself extends and implements} */
    public static Stream<DotName> direct(ClassInfo type) {
        return Stream.concat(Stream.ofNullable(type.superName()), type.interfaceNames().stream());
    }

    /** {@return a type and all that it extends and implements} */
    public static Set<DotName> all(DotName type, IndexView index) {
        Set<DotName> all = new LinkedHashSet<>();
        collect(type, index, all);
        return all;
    }

    private static void collect(DotName name, IndexView index, Set<DotName> all) {
        ClassInfo type = all.add(name) ? index.getClassByName(name) : null;
        if (type != null) {
            direct(type).forEach(above -> collect(above, index, all));
        }
    }

    /** {@return whether a type is another one, or extends or implements it; every type is an object} */
    public static boolean isSubtype(DotName type, DotName above, IndexView index) {
        return above.equals(DotName.OBJECT_NAME) || all(type, index).contains(above);
    }

    /**
     * {@return a class and what it extends, as far as that is indexed, nearest first}
     *
     * @param type {@code null} for one that isn't indexed itself, which has none
     */
    public static List<ClassInfo> classes(ClassInfo type, IndexView index) {
        List<ClassInfo> classes = new ArrayList<>();
        for (ClassInfo at = type; at != null; at = at.superName() == null ? null : index.getClassByName(at.superName())) {
            classes.add(at);
        }
        return classes;
    }

    /** {@return whether a class is another one, or extends it} */
    public static boolean isSubclass(DotName type, DotName above, IndexView index) {
        DotName at = type;
        while (at != null && !at.equals(above)) {
            ClassInfo known = index.getClassByName(at);
            at = known == null ? null : known.superName();
        }
        return at != null;
    }
}
