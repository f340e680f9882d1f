package dev.straightway.deployment.surroundings;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import jakarta.enterprise.inject.spi.DeploymentException;

import org.eclipse.microprofile.config.Config;

import dev.straightway.deployment.arc.AddedJudgements;
import dev.straightway.proof.judge.Entry;
import dev.straightway.proof.judge.Verdict;

/**
 * The classes that a mapping file of Jakarta Persistence or Hibernate ORM makes persistent. They need no annotation, so the
 * table can't tell them by one.
 */
public final class MappedClasses {

    private static final String PERSISTENCE = "jakarta/persistence/Entity.class";
    private static final String UNITS = "META-INF/persistence.xml";
    private static final String DEFAULT_FILE = "META-INF/orm.xml";
    private static final Pattern KEY = Pattern.compile("quarkus\\.hibernate-orm\\.(.+\\.)?mapping-files(\\[\\d+])?");
    /** What {@code class} names such a class on, in the format of Jakarta Persistence and in that of Hibernate ORM. */
    private static final Set<String> WITH_CLASS = Set.of("entity", "mapped-superclass", "embeddable", "component",
            "composite-element", "nested-composite-element", "composite-id");
    /** What {@code name} does, in the format of Hibernate ORM. */
    private static final Set<String> WITH_NAME = Set.of("class", "subclass", "joined-subclass", "union-subclass");
    private static final String REASON = "a lazy attribute is loaded when it is read, and a mapping file maps the class;"
            + " return a record of what is needed";

    private final ClassLoader loader;

    private MappedClasses(ClassLoader loader) {
        this.loader = loader;
    }

    /** {@return what the proof is told of them, as it is of annotated ones; nothing without Jakarta Persistence} */
    public static List<Entry> judgements(ClassLoader loader, Config config) {
        if (loader.getResource(PERSISTENCE) == null) {
            return List.of();
        }
        return new MappedClasses(loader).names(config).stream()
                .map(name -> AddedJudgements.ofExtension(Verdict.UNSEEN, name, REASON)).toList();
    }

    private Set<String> names(Config config) {
        Set<String> files = new LinkedHashSet<>(List.of(DEFAULT_FILE));
        configured(config).forEach(files::add);
        read(UNITS, reader -> {
            if (reader.getLocalName().equals("mapping-file")) {
                files.add(reader.getElementText().strip());
            }
        });
        Set<String> names = new TreeSet<>();
        files.forEach(file -> read(file, new Mapping(names)));
        return names;
    }

    private static Stream<String> configured(Config config) {
        Set<String> keys = new LinkedHashSet<>();
        config.getPropertyNames().forEach(keys::add);
        return keys.stream().filter(key -> KEY.matcher(key).matches())
                .flatMap(key -> config.getOptionalValues(key, String.class).stream()).flatMap(List::stream).map(String::strip);
    }

    private interface Visitor {
        void start(XMLStreamReader element) throws XMLStreamException;
    }

    /** Hibernate ORM complains of a file that isn't there, unless it is one of the defaults. */
    private void read(String file, Visitor visitor) {
        try {
            for (URL url : Collections.list(loader.getResources(file))) {
                URLConnection connection = url.openConnection();
                connection.setUseCaches(false);
                try (InputStream stream = connection.getInputStream()) {
                    XMLStreamReader reader = parsers().createXMLStreamReader(stream);
                    while (reader.hasNext()) {
                        if (reader.next() == XMLStreamConstants.START_ELEMENT) {
                            visitor.start(reader);
                        }
                    }
                }
            }
        } catch (XMLStreamException e) {
            throw new DeploymentException(file + " can't be read, so it isn't known which classes are persistent. Correct it: "
                    + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads nothing but the file: a document type, which older mapping files have, is skipped, with all that it names. */
    private static XMLInputFactory parsers() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        return factory;
    }

    /** One mapping file after the other; the package of a file holds for the names without one. */
    private static final class Mapping implements Visitor {

        private final Set<String> names;
        private String prefix = "";

        Mapping(Set<String> names) {
            this.names = names;
        }

        @Override
        public void start(XMLStreamReader element) throws XMLStreamException {
            String kind = element.getLocalName();
            String name = WITH_CLASS.contains(kind) ? element.getAttributeValue(null, "class")
                    : WITH_NAME.contains(kind) ? element.getAttributeValue(null, "name") : null;
            if (kind.equals("entity-mappings") || kind.equals("hibernate-mapping")) {
                prefix = prefix(element.getAttributeValue(null, "package"));
            } else if (kind.equals("package")) {
                prefix = prefix(element.getElementText().strip());
            } else if (name != null && !name.isBlank()) {
                names.add(name.indexOf('.') < 0 ? prefix + name.strip() : name.strip());
            }
        }

        private static String prefix(String name) {
            return name == null || name.isEmpty() ? "" : name + ".";
        }
    }
}
