package dev.straightway.deployment.surroundings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import jakarta.enterprise.inject.spi.DeploymentException;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.proof.judge.Entry;
import dev.straightway.proof.judge.Verdict;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;

class MappedClassesTest {

    @TempDir
    Path folder;

    @BeforeEach
    void withJakartaPersistence() throws IOException {
        write("jakarta/persistence/Entity.class", "");
    }

    @Test
    void readsTheDefaultFile() throws IOException {
        write("META-INF/orm.xml", """
                <?xml version="1.0" encoding="UTF-8"?>
                <entity-mappings xmlns="https://jakarta.ee/xml/ns/persistence/orm" version="3.1">
                  <package>org.acme</package>
                  <mapped-superclass class="Base"/>
                  <entity class="Book"><attributes><basic name="text" fetch="LAZY"/></attributes></entity>
                  <embeddable class="org.other.Address$Line"/>
                  <entity name="without a class"/>
                </entity-mappings>
                """);
        assertThat(entries(Map.of())).extracting(Entry::verdict, Entry::pattern)
                .containsExactly(unseen("org.acme.Base"), unseen("org.acme.Book"), unseen("org.other.Address$Line"));
        assertThat(entries(Map.of())).allMatch(entry -> entry.reason().contains("return a record of what is needed"));
    }

    @Test
    void readsTheFilesThatAUnitNames() throws IOException {
        write("META-INF/persistence.xml", """
                <persistence><persistence-unit name="a"><mapping-file> maps/a.xml </mapping-file></persistence-unit>
                <persistence-unit name="b"><mapping-file>maps/b.xml</mapping-file></persistence-unit></persistence>
                """);
        write("maps/a.xml", "<entity-mappings><entity class='org.acme.A'/></entity-mappings>");
        write("maps/b.xml", "<entity-mappings><entity class='org.acme.B'/></entity-mappings>");
        assertThat(entries(Map.of())).extracting(Entry::pattern).containsExactly("org.acme.A", "org.acme.B");
    }

    @Test
    void readsTheFilesThatAreConfigured() throws IOException {
        for (String file : List.of("a", "b", "c", "d")) {
            write(file + ".xml", "<entity-mappings><entity class='org.acme." + file + "'/></entity-mappings>");
        }
        assertThat(entries(Map.of("quarkus.hibernate-orm.mapping-files", "a.xml,b.xml,missing.xml",
                "quarkus.hibernate-orm.\"users\".mapping-files[0]", "c.xml", "quarkus.hibernate-orm.log.sql", "d.xml")))
                .extracting(Entry::pattern).containsExactly("org.acme.a", "org.acme.b", "org.acme.c");
    }

    @Test
    void readsTheFormatOfHibernateAndNothingThatItsDocumentTypeNames() throws IOException {
        write("old.hbm.xml", """
                <!DOCTYPE hibernate-mapping SYSTEM "http://localhost:1/mapping.dtd">
                <hibernate-mapping package="org.acme">
                  <class name="Order"><component name="to" class="Address"/></class>
                  <joined-subclass name="Special" extends="Order"/>
                </hibernate-mapping>
                """);
        assertThat(entries(Map.of("quarkus.hibernate-orm.mapping-files", "old.hbm.xml"))).extracting(Entry::pattern)
                .containsExactly("org.acme.Address", "org.acme.Order", "org.acme.Special");
    }

    @Test
    void opensNoEntity() throws IOException {
        write("secret", "<entity class='org.acme.Secret'/>");
        write("META-INF/orm.xml", "<!DOCTYPE m [<!ENTITY secret SYSTEM '" + folder.resolve("secret").toUri()
                + "'>]><entity-mappings>&secret;</entity-mappings>");
        assertThatThrownBy(() -> entries(Map.of())).isInstanceOf(DeploymentException.class)
                .hasMessageStartingWith("META-INF/orm.xml can't be read");
    }

    @Test
    void readsNothingWithoutJakartaPersistence() throws IOException {
        Files.delete(folder.resolve("jakarta/persistence/Entity.class"));
        write("META-INF/orm.xml", "<entity-mappings><entity class='org.acme.A'/></entity-mappings>");
        assertThat(entries(Map.of())).isEmpty();
    }

    private static org.assertj.core.groups.Tuple unseen(String name) {
        return org.assertj.core.groups.Tuple.tuple(Verdict.UNSEEN, name);
    }

    private List<Entry> entries(Map<String, String> configured) throws IOException {
        try (URLClassLoader loader = new URLClassLoader(new URL[] { folder.toUri().toURL() }, null)) {
            return MappedClasses.judgements(loader, new SmallRyeConfigBuilder()
                    .withSources(new PropertiesConfigSource(configured, "test", 100)).build());
        }
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
