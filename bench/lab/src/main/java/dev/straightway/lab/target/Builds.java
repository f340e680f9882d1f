package dev.straightway.lab.target;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Builds of one application as targets of a run: they are started and asked as a target of the catalog, from other jars. */
public final class Builds {

    private static final int MOST = 'Z' - 'A' + 1;
    private static final String RUNNER = "quarkus-run.jar";
    private static final List<String> PLACES = List.of(RUNNER, "quarkus-app/" + RUNNER, "target/quarkus-app/" + RUNNER);

    private Builds() {
    }

    /**
     * {@return a target for each, named A, B … in their order; the first is the one that the others are compared with}
     *
     * @param like whose arguments, paths and exclusions they have
     * @param places jars that {@code java -jar} starts, or folders that hold one
     */
    public static List<ServerTarget> of(ServerTarget like, List<Path> places) throws IOException {
        if (places.size() > MOST) {
            throw new InvalidBuild(places.size() + " builds are too many for one run: " + MOST + " have a letter");
        }
        List<ServerTarget> builds = new ArrayList<>();
        for (Path place : places) {
            String name = String.valueOf((char) ('A' + builds.size()));
            builds.add(like.build(name, name + " (" + end(place) + ")", jar(place.toAbsolutePath().normalize()),
                    builds.isEmpty()));
        }
        return List.copyOf(builds);
    }

    /** {@return the last two names of a path, of which one alone often is quarkus-app} */
    private static Path end(Path place) {
        Path whole = place.toAbsolutePath().normalize();
        return whole.subpath(Math.max(0, whole.getNameCount() - 2), whole.getNameCount());
    }

    private static Path jar(Path place) throws IOException {
        if (Files.isRegularFile(place)) {
            return place;
        }
        if (!Files.isDirectory(place)) {
            throw new InvalidBuild(place + " isn't there; name a jar that 'java -jar' starts, or the folder that holds it");
        }
        Optional<Path> runner = PLACES.stream().map(place::resolve).filter(Files::isRegularFile).findFirst();
        if (runner.isPresent()) {
            return runner.get();
        }
        try (Stream<Path> files = Files.list(place)) {
            List<Path> jars = files.filter(file -> file.toString().endsWith(".jar")).toList();
            if (jars.size() != 1) {
                throw new InvalidBuild(place + " holds no " + RUNNER + ", and " + jars.size()
                        + " jars; name the jar that 'java -jar' starts");
            }
            return jars.get(0);
        }
    }
}
