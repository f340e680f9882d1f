package dev.straightway.deployment.generated;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The features that programs are made of.
 * <p>
 * Each is a block of a file in {@code src/test/resources/generated}:
 *
 * <pre>
 * === call through-a-field                                          kind and name
 * class $A { String $s; String go() { return $E($s); } }            what it declares; $A is a new name, $s too
 * => new $A($x).go()                                                the expression
 * </pre>
 *
 * {@code $E(text)} is a {@code String} that leads to the end, {@code $x} one that is at hand. The kinds:
 * <ul>
 * <li>{@code call}: a {@code String}, by a call of {@code $E};
 * <li>{@code make-TRAIT}: an object whose use calls {@code $E}; its type is that of the line {@code type:};
 * <li>{@code carry}: the object {@code $v} of type {@code $T}, from somewhere else;
 * <li>{@code use-TRAIT}: a {@code String}, by a use of {@code $v};
 * <li>{@code shape}: an object which JSON writes, and {@code wrap} one that holds {@code $v};
 * <li>{@code body}: an object which JSON reads of {@code json:}, and {@code cover} one that holds it, of {@code $J};
 * <li>{@code entrance}: members of the resource class; routes named {@code other} are neighbours, which nobody calls.
 * </ul>
 * {@code root:} is what the resource class extends or implements. {@code only: alone} is for what takes the walk too long to be
 * composed, or hasn't been tried in compositions; {@code only: apart} is for what concerns all programs of its application,
 * such as an observer of any object, which gets an application of its own. What has {@code missed: once} was proven once,
 * though it blocks, and is always tried unless it is apart.
 * {@code inject:} is a field that the class around the expression needs; {@code $inject} is where a class has those of
 * {@code $E}.
 */
final class Templates {

    private static final Path TABLES = Path.of("src/test/resources/generated");

    private final List<Template> all;

    private Templates(List<Template> all) {
        this.all = all;
    }

    /** {@return the shortest feature of a kind, around which another one is tried alone} */
    Template simplest(String kind) {
        return of(kind).stream().filter(Template::composed)
                .min(Comparator.comparingInt((Template feature) -> feature.classes().length() + feature.expression().length())
                        .thenComparing(Template::name))
                .orElseThrow();
    }

    static Templates read() {
        List<Template> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(TABLES)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".txt")).sorted().toList()) {
                all.addAll(of(Files.readAllLines(file)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Set<String> ids = new HashSet<>();
        all.stream().map(Template::id).filter(id -> !ids.add(id)).findFirst().ifPresent(id -> {
            throw new IllegalArgumentException("Two features are called " + id);
        });
        return new Templates(List.copyOf(all));
    }

    static List<Template> of(List<String> lines) {
        List<Template> found = new ArrayList<>();
        List<String> block = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith("=== ")) {
                if (!block.isEmpty()) {
                    found.add(Template.of(block));
                }
                block = new ArrayList<>(List.of(line.substring(4)));
            } else if (!block.isEmpty() && !line.isBlank()) {
                block.add(line);
            }
        }
        if (!block.isEmpty()) {
            found.add(Template.of(block));
        }
        return found;
    }

    List<Template> all() {
        return all;
    }

    /** {@return those of a kind, in the order of the tables} */
    List<Template> of(String kind) {
        List<Template> found = all.stream().filter(template -> template.kind().equals(kind)).toList();
        if (found.isEmpty()) {
            throw new IllegalArgumentException("There is no feature of the kind " + kind);
        }
        return found;
    }

    /** {@return the kinds of objects that can be made and used} */
    List<String> traits() {
        return all.stream().map(Template::kind).filter(kind -> kind.startsWith("make-")).map(kind -> kind.substring(5))
                .distinct()
                .toList();
    }
}
