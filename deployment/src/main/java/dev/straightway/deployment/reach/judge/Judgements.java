package dev.straightway.deployment.reach.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the entry that judges a method: the most special pattern wins, and among equal patterns the later one.
 * <p>
 * Immutable; shared by all threads. Knows patterns only: which class of a hierarchy to ask for is the walk's matter.
 */
public final class Judgements {

    private final Map<String, Entry> methods = new HashMap<>();
    private final Map<String, Entry> classes = new HashMap<>();
    private final Map<String, Entry> packages = new HashMap<>();
    private final Map<String, Entry> annotations = new HashMap<>();
    private final Map<String, Entry> annotationPackages = new HashMap<>();

    private Judgements() {
    }

    /** {@return the judgements of entries, where later ones override earlier ones of the same pattern} */
    public static Judgements of(List<Entry> entries) {
        Judgements judgements = new Judgements();
        entries.forEach(judgements::add);
        return judgements;
    }

    /** {@return the tables of this extension, and further entries of the user and of other extensions} */
    public static Judgements reviewed(List<Entry> more) {
        List<Entry> all = new ArrayList<>(TableReader.resource("reach/platform.txt"));
        all.addAll(TableReader.resource("reach/libraries.txt"));
        all.addAll(more);
        return of(all);
    }

    /** {@return whether the other judges everything the same, with the same words} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Judgements table && methods.equals(table.methods) && classes.equals(table.classes)
                && packages.equals(table.packages) && annotations.equals(table.annotations)
                && annotationPackages.equals(table.annotationPackages);
    }

    @Override
    public int hashCode() {
        return methods.hashCode() + 31 * classes.hashCode();
    }

    private void add(Entry entry) {
        String pattern = entry.pattern();
        if (pattern.startsWith("@") && pattern.endsWith(".**")) {
            annotationPackages.put(pattern.substring(1, pattern.length() - 3).replace('.', '/'), entry);
        } else if (pattern.startsWith("@")) {
            annotations.put("L" + pattern.substring(1).replace('.', '/') + ";", entry);
        } else if (pattern.endsWith(".**")) {
            packages.put(pattern.substring(0, pattern.length() - 3).replace('.', '/'), entry);
        } else if (pattern.contains("#")) {
            int sign = pattern.indexOf('#');
            methods.put(pattern.substring(0, sign).replace('.', '/') + pattern.substring(sign), entry);
        } else {
            classes.put(pattern.replace('.', '/'), entry);
        }
    }

    /** {@return the entry that names this very method or field of this very class} */
    public Optional<Judgement> method(String owner, String name, String descriptor) {
        Entry exact = methods.get(owner + "#" + name + descriptor);
        return judgement(exact != null ? exact : methods.get(owner + "#" + name));
    }

    /** {@return the entry of the class, of a class around it, or of its packages} */
    public Optional<Judgement> type(String internalName) {
        for (String name = internalName; name != null; name = before(name, '$')) {
            if (classes.containsKey(name)) {
                return judgement(classes.get(name));
            }
        }
        return judgement(nearest(packages, internalName));
    }

    /** {@return the entry of an annotation, or of its packages, by descriptor} */
    public Optional<Judgement> annotation(String descriptor) {
        Entry own = annotations.get(descriptor);
        return judgement(own != null ? own : nearest(annotationPackages, descriptor.substring(1)));
    }

    private static Entry nearest(Map<String, Entry> packages, String internalName) {
        for (String name = before(internalName, '/'); name != null; name = before(name, '/')) {
            if (packages.containsKey(name)) {
                return packages.get(name);
            }
        }
        return null;
    }

    private static String before(String name, char end) {
        int at = name.lastIndexOf(end);
        return at <= 0 ? null : name.substring(0, at);
    }

    private static Optional<Judgement> judgement(Entry entry) {
        return Optional.ofNullable(entry)
                .map(e -> new Judgement(e.verdict(), e.returns(), e.reason(), true));
    }
}
