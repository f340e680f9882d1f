package dev.straightway.proof.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds the entry that judges a method: the most special pattern wins, and among equal patterns the later one.
 * <p>
 * Doesn't change; shared by all threads. Knows patterns only: which class of a hierarchy to ask for is the walk's matter.
 */
public final class Judgements {

    /** By class, then by name or by name and parameters: what a bridge returns doesn't make it another method. */
    private final Map<String, Map<String, Judgement>> methods;
    private final Map<String, Judgement> classes;
    private final Map<String, Judgement> packages;
    private final Map<String, Judgement> annotations;
    private final Map<String, Judgement> annotationPackages;
    /** Those of {@link #packages} that somebody says of an application too. */
    private final Map<String, Judgement> packagesOfAll;
    private final Set<String> application;
    /** What was found for classes and annotations; the same ones are asked for again and again. */
    private final Map<String, Optional<Judgement>> types = new ConcurrentHashMap<>();
    private final Map<String, Optional<Judgement>> descriptors = new ConcurrentHashMap<>();

    private Judgements() {
        this.methods = new HashMap<>();
        this.classes = new HashMap<>();
        this.packages = new HashMap<>();
        this.annotations = new HashMap<>();
        this.annotationPackages = new HashMap<>();
        this.packagesOfAll = new HashMap<>();
        this.application = Set.of();
    }

    private Judgements(Judgements all, Set<String> application) {
        this.methods = all.methods;
        this.classes = all.classes;
        this.packages = all.packages;
        this.annotations = all.annotations;
        this.annotationPackages = all.annotationPackages;
        this.packagesOfAll = all.packagesOfAll;
        this.application = application;
    }

    /** {@return the judgements of entries, where later ones override earlier ones of the same pattern} */
    public static Judgements of(List<Entry> entries) {
        return of(List.of(), entries);
    }

    /** {@return the tables of this extension, and further entries of the user and of other extensions} */
    public static Judgements reviewed(List<Entry> more) {
        List<Entry> tables = new ArrayList<>(TableReader.resource("platform.txt"));
        tables.addAll(TableReader.resource("libraries.txt"));
        return of(tables, more);
    }

    /** {@return those of a table of this extension, which knows no classes of an application} */
    public static Judgements ofTable(List<Entry> entries) {
        return of(entries, List.of());
    }

    private static Judgements of(List<Entry> tables, List<Entry> more) {
        Judgements judgements = new Judgements();
        tables.forEach(entry -> judgements.add(entry, false));
        more.forEach(entry -> judgements.add(entry, true));
        return judgements;
    }

    /**
     * {@return the same for an application: its own classes weren't reviewed, whatever package of a library they are in, unless
     * an entry names them, or the user says so}
     *
     * @param names the internal names of its classes
     */
    public Judgements within(Set<String> names) {
        return new Judgements(this, names);
    }

    /** {@return whether the other judges everything the same, with the same words} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Judgements table && methods.equals(table.methods) && classes.equals(table.classes)
                && packages.equals(table.packages) && annotations.equals(table.annotations)
                && annotationPackages.equals(table.annotationPackages) && packagesOfAll.equals(table.packagesOfAll)
                && application.equals(table.application);
    }

    @Override
    public int hashCode() {
        return methods.hashCode() + 31 * classes.hashCode();
    }

    private void add(Entry entry, boolean ofAll) {
        String pattern = entry.pattern();
        Judgement judgement = Judgement.of(entry);
        if (pattern.startsWith("@") && pattern.endsWith(".**")) {
            annotationPackages.put(pattern.substring(1, pattern.length() - 3).replace('.', '/'), judgement);
        } else if (pattern.startsWith("@")) {
            annotations.put("L" + pattern.substring(1).replace('.', '/') + ";", judgement);
        } else if (pattern.endsWith(".**")) {
            String name = pattern.substring(0, pattern.length() - 3).replace('.', '/');
            packages.put(name, judgement);
            if (ofAll) {
                packagesOfAll.put(name, judgement);
            }
        } else if (pattern.contains("#")) {
            int sign = pattern.indexOf('#');
            methods.computeIfAbsent(pattern.substring(0, sign).replace('.', '/'), owner -> new HashMap<>())
                    .put(withoutResult(pattern.substring(sign + 1)), judgement);
        } else {
            classes.put(pattern.replace('.', '/'), judgement);
        }
    }

    /** {@return the entry that names this very method or field of this very class} */
    public Optional<Judgement> method(String owner, String name, String descriptor) {
        Map<String, Judgement> ofOwner = methods.get(owner);
        if (ofOwner == null) {
            return Optional.empty();
        }
        Judgement exact = ofOwner.get(withoutResult(name + descriptor));
        return Optional.ofNullable(exact != null ? exact : ofOwner.get(name));
    }

    private static String withoutResult(String method) {
        int end = method.indexOf(')') + 1;
        return end == 0 ? method : method.substring(0, end);
    }

    /** {@return the entry of the class, of a class around it, or of its packages} */
    public Optional<Judgement> type(String internalName) {
        Optional<Judgement> known = types.get(internalName);
        if (known == null) {
            known = Optional.ofNullable(find(internalName));
            types.put(internalName, known);
        }
        return known;
    }

    private Judgement find(String internalName) {
        for (String name = internalName; name != null; name = before(name, '$')) {
            if (classes.containsKey(name)) {
                return classes.get(name);
            }
        }
        return nearest(application.contains(internalName) ? packagesOfAll : packages, internalName);
    }

    /** {@return the entry of an annotation, or of its packages, by descriptor} */
    public Optional<Judgement> annotation(String descriptor) {
        Optional<Judgement> known = descriptors.get(descriptor);
        if (known == null) {
            Judgement own = annotations.get(descriptor);
            known = Optional.ofNullable(own != null ? own : nearest(annotationPackages, descriptor.substring(1)));
            descriptors.put(descriptor, known);
        }
        return known;
    }

    private static Judgement nearest(Map<String, Judgement> packages, String internalName) {
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
}
