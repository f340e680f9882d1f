package dev.straightway.lab.target;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

import dev.straightway.lab.descriptor.Folder;
import dev.straightway.lab.descriptor.InvalidDescriptor;
import dev.straightway.lab.descriptor.UnknownName;

/** All targets of a folder, in the order of the tables; immutable. */
public final class TargetCatalog {

    private final List<ServerTarget> targets;

    private TargetCatalog(List<ServerTarget> targets) {
        this.targets = targets;
    }

    /**
     * @param folder usually {@code bench/lab/targets}
     * @throws InvalidDescriptor if a descriptor can't be followed, or not exactly one of them is the reference
     */
    public static TargetCatalog read(Path folder) {
        return read(List.of(folder));
    }

    /**
     * @param folders the usual one, then those of somebody's own
     * @throws InvalidDescriptor if a descriptor can't be followed, or not exactly one of all is the reference
     */
    public static TargetCatalog read(List<Path> folders) {
        List<ServerTarget> targets = folders.stream().flatMap(each -> Folder.eachFolders(each, "target").stream())
                .map(TargetFile::read)
                .sorted(Comparator.comparing(ServerTarget::order).thenComparing(ServerTarget::name)).toList();
        List<String> references = targets.stream().filter(ServerTarget::reference).map(ServerTarget::name).toList();
        if (references.size() != 1) {
            throw new InvalidDescriptor(folders.get(0), "reference",
                    "must be true for one target, which the others are compared with; "
                            + (references.isEmpty() ? "it is for none" : "it is for " + String.join(", ", references)));
        }
        return new TargetCatalog(targets);
    }

    public List<ServerTarget> all() {
        return targets;
    }

    /** {@return those that are measured when no targets are named} */
    public List<ServerTarget> standard() {
        return targets.stream().filter(ServerTarget::standard).toList();
    }

    /**
     * @param names of targets; empty for the standard ones
     * @throws UnknownName if there is none of a name
     */
    public List<ServerTarget> named(List<String> names) {
        List<String> known = targets.stream().map(ServerTarget::name).toList();
        for (String name : names) {
            if (!known.contains(name)) {
                throw new UnknownName(name, "target", known);
            }
        }
        return names.isEmpty() ? standard() : targets.stream().filter(target -> names.contains(target.name())).toList();
    }
}
