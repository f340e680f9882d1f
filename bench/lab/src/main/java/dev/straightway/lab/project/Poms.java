package dev.straightway.lab.project;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.apache.maven.model.Model;
import org.apache.maven.model.ModelBase;
import org.apache.maven.model.io.xpp3.MavenXpp3Reader;
import org.apache.maven.model.io.xpp3.MavenXpp3Writer;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;

/** Poms as they are written, without what they inherit. */
final class Poms {

    static final String NAME = "pom.xml";

    private Poms() {
    }

    /** @throws InvalidProject if it is no pom */
    static Model read(Path pom) throws IOException {
        try (InputStream in = Files.newInputStream(pom)) {
            return new MavenXpp3Reader().read(in, false);
        } catch (XmlPullParserException wrong) {
            throw new InvalidProject(pom + " can't be read as a pom: " + wrong.getMessage());
        }
    }

    static void write(Path pom, Model model) throws IOException {
        try (OutputStream out = Files.newOutputStream(pom)) {
            new MavenXpp3Writer().write(out, model);
        }
    }

    /** {@return the pom of a folder, and those of all its modules, of profiles too, that are there} */
    static Set<Path> all(Path folder) throws IOException {
        Set<Path> poms = new LinkedHashSet<>();
        collect(folder.resolve(NAME), poms);
        return poms;
    }

    /** {@return the poms that a pom names as its modules} */
    static List<Path> modules(Path pom) throws IOException {
        Model model = read(pom);
        return Stream.concat(Stream.of(model), model.getProfiles().stream()).map(ModelBase::getModules).flatMap(List::stream)
                .distinct().map(module -> pom(pom.resolveSibling(module).normalize())).toList();
    }

    /** A module, or a parent, is named by its folder or by its pom. */
    static Path pom(Path named) {
        return Files.isDirectory(named) ? named.resolve(NAME) : named;
    }

    private static void collect(Path pom, Set<Path> poms) throws IOException {
        if (Files.isRegularFile(pom) && poms.add(pom)) {
            for (Path module : modules(pom)) {
                collect(module, poms);
            }
        }
    }
}
