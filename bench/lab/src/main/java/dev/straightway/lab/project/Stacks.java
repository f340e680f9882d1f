package dev.straightway.lab.project;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import dev.straightway.lab.descriptor.Folder;
import dev.straightway.lab.descriptor.UnknownName;

/** The stacks that projects are built on: those that come with the lab, and those of other folders. Immutable. */
public final class Stacks {

    private static final List<String> STANDARD = List.of("resteasy-classic", "quarkus-rest", "straightway");

    private final List<Stack> all;

    private Stacks(List<Stack> all) {
        this.all = all;
    }

    /**
     * {@return the stacks of these folders in the order of the tables; of two with one name the later}
     *
     * @throws dev.straightway.lab.descriptor.InvalidDescriptor if a file can't be followed
     */
    public static Stacks read(List<Path> folders) {
        List<Stack> stacks = new ArrayList<>();
        for (Path folder : folders) {
            for (Path file : Folder.files(folder)) {
                Stack stack = StackFile.read(file);
                stacks.removeIf(earlier -> earlier.name().equals(stack.name()));
                stacks.add(stack);
            }
        }
        stacks.sort(Comparator.comparingInt(stack -> Integer.parseInt(stack.target().get("order"))));
        return new Stacks(List.copyOf(stacks));
    }

    /** Writes the files of the stacks that come with the lab into a folder, for people to read and to change. */
    public static void writeStandard(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (String name : STANDARD) {
            try (InputStream in = Stacks.class.getResourceAsStream("stacks/" + name + ".properties")) {
                Files.write(folder.resolve(name + ".properties"), in.readAllBytes());
            }
        }
    }

    public List<Stack> all() {
        return all;
    }

    /**
     * {@return the stacks of these names in the order of the tables; all where there is none}
     *
     * @throws UnknownName if there is none of a name
     */
    public List<Stack> named(List<String> names) {
        Set<String> known = new HashSet<>(all.stream().map(Stack::name).toList());
        names.stream().filter(name -> !known.contains(name)).findFirst().ifPresent(name -> {
            throw new UnknownName(name, "stack", all.stream().map(Stack::name).toList());
        });
        return all.stream().filter(stack -> names.isEmpty() || names.contains(stack.name())).toList();
    }

    /** {@return the role that an artifact has in whichever stack it belongs to, none if it belongs to none} */
    Optional<String> role(Artifact artifact) {
        return all.stream().map(stack -> stack.known().get(artifact)).flatMap(Stream::ofNullable).findFirst();
    }

    /** {@return every key that stands for the path of all resources} */
    Set<String> pathKeys() {
        Set<String> keys = new HashSet<>();
        all.forEach(stack -> keys.addAll(stack.pathKeys()));
        return keys;
    }
}
