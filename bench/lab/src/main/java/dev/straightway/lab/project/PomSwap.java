package dev.straightway.lab.project;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.apache.maven.model.Dependency;
import org.apache.maven.model.DependencyManagement;
import org.apache.maven.model.Model;
import org.apache.maven.model.ModelBase;

/**
 * Puts the artifacts of one stack in the place of those of any other in a pom: dependencies, managed ones, and those of
 * profiles. Scope and exclusions stay, and so does the version where the group is the same.
 */
final class PomSwap {

    private static final String DEPLOYMENT = "-deployment";

    private final Stacks stacks;
    private final Stack wanted;
    private final Map<String, String> versions;

    /**
     * @param wanted the stack that the pom is to have
     * @param versions of the artifacts of a group, for those whose group the pom has no version of
     */
    PomSwap(Stacks stacks, Stack wanted, Map<String, String> versions) {
        this.stacks = stacks;
        this.wanted = wanted;
        this.versions = versions;
    }

    /**
     * One dependency that isn't as it was.
     *
     * @param from what the pom had
     * @param to what it has now, separated by commas; empty where the stack has nothing of this role
     */
    public record Change(String from, String to) {

        @Override
        public String toString() {
            return from + (to.isEmpty() ? " left out" : " → " + to);
        }
    }

    /** Changes a model. */
    List<Change> apply(Model model) {
        List<Change> changes = new ArrayList<>();
        Stream.concat(Stream.of(model), model.getProfiles().stream()).forEach(part -> apply(part, model, changes));
        return changes.stream().distinct().toList();
    }

    /** {@return whether a dependency of a model, or of one of its profiles, is part of a server} */
    boolean hasServer(Model model) {
        return Stream.concat(Stream.of(model), model.getProfiles().stream()).map(ModelBase::getDependencies)
                .flatMap(List::stream).map(dependency -> stacks.role(artifact(dependency, model))).flatMap(Optional::stream)
                .anyMatch(role -> !Stack.client(role));
    }

    private void apply(ModelBase part, Model model, List<Change> changes) {
        part.setDependencies(swapped(part.getDependencies(), false, model, changes));
        DependencyManagement managed = part.getDependencyManagement();
        if (managed != null) {
            managed.setDependencies(swapped(managed.getDependencies(), true, model, changes));
        }
    }

    private List<Dependency> swapped(List<Dependency> dependencies, boolean managed, Model model, List<Change> changes) {
        List<Dependency> result = new ArrayList<>();
        for (Dependency dependency : dependencies) {
            Artifact artifact = artifact(dependency, model);
            Optional<String> role = stacks.role(artifact);
            if (deployment(artifact)) {
                // A build finds them by itself; one that a pom names would bring the other stack along.
                changes.add(new Change(artifact.toString(), ""));
            } else if (role.isEmpty()) {
                result.add(dependency);
            } else {
                swap(new Found(dependency, artifact, role.get(), managed), result).ifPresent(changes::add);
            }
        }
        return result;
    }

    /** A dependency with a role. */
    private record Found(Dependency dependency, Artifact artifact, String role, boolean managed) {
    }

    private Optional<Change> swap(Found found, List<Dependency> result) {
        List<Artifact> of = wanted.of(found.role);
        // A server there must be: what the stack has nothing for brought one along.
        List<Artifact> put = of.isEmpty() && !Stack.client(found.role) ? wanted.of(Stack.SERVER) : of;
        if (put.contains(found.artifact)) {
            put.stream().map(artifact -> artifact.equals(found.artifact) ? found.dependency : other(found, artifact))
                    .forEach(dependency -> add(dependency, result));
            return Optional.empty();
        }
        put.stream().map(artifact -> other(found, artifact))
                .filter(dependency -> !found.managed || dependency.getVersion() != null)
                .forEach(dependency -> add(dependency, result));
        return Optional.of(new Change(found.artifact.toString(),
                of.stream().map(Artifact::toString).collect(Collectors.joining(", "))));
    }

    private Dependency other(Found found, Artifact artifact) {
        Dependency dependency = found.dependency.clone();
        dependency.setGroupId(artifact.group());
        dependency.setArtifactId(artifact.name());
        if (!artifact.group().equals(found.artifact.group())) {
            dependency.setVersion(versions.get(artifact.group()));
        }
        return dependency;
    }

    /** One that is there already gets the wider scope of both. */
    private static void add(Dependency dependency, List<Dependency> result) {
        Optional<Dependency> same = result.stream()
                .filter(other -> other.getManagementKey().equals(dependency.getManagementKey())).findFirst();
        if (same.isEmpty()) {
            result.add(dependency);
        } else if (dependency.getScope() == null) {
            same.get().setScope(null);
        }
    }

    private boolean deployment(Artifact artifact) {
        return artifact.name().endsWith(DEPLOYMENT) && stacks.role(new Artifact(artifact.group(),
                artifact.name().substring(0, artifact.name().length() - DEPLOYMENT.length()))).isPresent();
    }

    private static Artifact artifact(Dependency dependency, Model model) {
        return new Artifact(filled(dependency.getGroupId(), model), filled(dependency.getArtifactId(), model));
    }

    /** A group or a name that a property of the pom stands for. */
    private static String filled(String text, Model model) {
        String filled = text == null ? "" : text;
        for (String name : model.getProperties().stringPropertyNames()) {
            filled = filled.replace("${" + name + "}", model.getProperties().getProperty(name));
        }
        return filled;
    }
}
