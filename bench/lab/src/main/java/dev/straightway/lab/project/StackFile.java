package dev.straightway.lab.project;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import dev.straightway.lab.descriptor.Descriptor;
import dev.straightway.lab.descriptor.Folder;

/** Reads the file of one stack. */
final class StackFile {

    /** What a role has where a stack has nothing for it. */
    private static final String NOTHING = "none";

    private static final String AND = " \\+ ";

    private final Descriptor file;

    private StackFile(Descriptor file) {
        this.file = file;
    }

    static Stack read(Path path) {
        StackFile stack = new StackFile(Descriptor.read(path));
        Map<String, List<Artifact>> roles = stack.roles();
        Stack read = new Stack(Folder.name(path), roles, stack.known(roles), stack.pathKeys(), stack.target());
        stack.file.end();
        return read;
    }

    private Map<String, List<Artifact>> roles() {
        Map<String, List<Artifact>> roles = new TreeMap<>();
        file.under("role.").forEach((role, value) -> roles.put(role, value.equals(NOTHING) ? List.of()
                : Stream.of(value.split(AND)).map(one -> artifact("role." + role, one)).toList()));
        if (roles.getOrDefault(Stack.SERVER, List.of()).isEmpty()) {
            throw file.invalid("role." + Stack.SERVER, "is missing; name the artifact that is the stack's server");
        }
        return Map.copyOf(roles);
    }

    /** An artifact that one role alone begins with is known as that role; others are said. */
    private Map<Artifact, String> known(Map<String, List<Artifact>> roles) {
        Map<Artifact, List<String>> first = new HashMap<>();
        roles.forEach((role, artifacts) -> artifacts.stream().limit(1)
                .forEach(artifact -> first.computeIfAbsent(artifact, any -> new ArrayList<>()).add(role)));
        Map<Artifact, String> known = new HashMap<>();
        first.forEach((artifact, own) -> {
            if (own.size() == 1) {
                known.put(artifact, own.get(0));
            }
        });
        file.under("known.").forEach((role, value) -> Stream.of(value.split(","))
                .forEach(one -> known.put(artifact("known." + role, one.trim()), role)));
        return Map.copyOf(known);
    }

    private List<String> pathKeys() {
        return file.optional("path.keys").map(keys -> Stream.of(keys.split(",")).map(String::trim).toList()).orElse(List.of());
    }

    private Map<String, String> target() {
        file.text("target.title");
        file.text("target.order");
        return Map.copyOf(file.under("target."));
    }

    private Artifact artifact(String key, String text) {
        try {
            return Artifact.parse(text);
        } catch (IllegalArgumentException wrong) {
            throw file.invalid(key, wrong.getMessage());
        }
    }
}
