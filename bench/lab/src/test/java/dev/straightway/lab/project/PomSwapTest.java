package dev.straightway.lab.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.apache.maven.model.Dependency;
import org.apache.maven.model.Model;
import org.apache.maven.model.io.xpp3.MavenXpp3Reader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PomSwapTest {

    @TempDir
    Path folder;

    private Stacks stacks;

    @BeforeEach
    void readStacks() throws IOException {
        Stacks.writeStandard(folder);
        stacks = Stacks.read(List.of(folder));
    }

    /** What stands before the colon of an artifact of Quarkus is left out. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # of a pom                                       | resteasy-classic                              | quarkus-rest                               | straightway
            quarkus-rest                                     | quarkus-resteasy                              | quarkus-rest                               | STRAIGHTWAY
            quarkus-rest-jackson                             | quarkus-resteasy-jackson                      | quarkus-rest-jackson                       | STRAIGHTWAY
            quarkus-rest quarkus-rest-jackson                | quarkus-resteasy quarkus-resteasy-jackson     | quarkus-rest quarkus-rest-jackson          | STRAIGHTWAY
            quarkus-rest-jsonb                               | quarkus-resteasy-jsonb                        | quarkus-rest-jsonb                         | STRAIGHTWAY quarkus-jsonb
            quarkus-rest-jaxb quarkus-rest-jackson           | quarkus-resteasy-jaxb quarkus-resteasy-jackson | quarkus-rest-jaxb quarkus-rest-jackson    | STRAIGHTWAY quarkus-jaxb
            quarkus-resteasy quarkus-resteasy-jsonb          | quarkus-resteasy quarkus-resteasy-jsonb       | quarkus-rest quarkus-rest-jsonb            | STRAIGHTWAY quarkus-jsonb
            quarkus-resteasy-mutiny quarkus-resteasy-jackson | quarkus-resteasy-mutiny quarkus-resteasy-jackson | quarkus-rest quarkus-rest-jackson       | STRAIGHTWAY
            quarkus-resteasy-reactive                        | quarkus-resteasy                              | quarkus-rest                               | STRAIGHTWAY
            quarkus-resteasy-reactive-jackson                | quarkus-resteasy-jackson                      | quarkus-rest-jackson                       | STRAIGHTWAY
            STRAIGHTWAY quarkus-jsonb                        | quarkus-resteasy-jackson quarkus-jsonb        | quarkus-rest-jackson quarkus-jsonb         | STRAIGHTWAY quarkus-jsonb
            quarkus-rest-qute                                | quarkus-resteasy-qute                         | quarkus-rest-qute                          | STRAIGHTWAY
            quarkus-rest-csrf quarkus-rest                   | quarkus-resteasy                              | quarkus-rest-csrf quarkus-rest             | STRAIGHTWAY
            quarkus-rest-servlet                             | quarkus-resteasy quarkus-undertow             | quarkus-rest-servlet                       | STRAIGHTWAY
            quarkus-rest quarkus-rest-client-jackson         | quarkus-resteasy quarkus-resteasy-client-jackson | quarkus-rest quarkus-rest-client-jackson | STRAIGHTWAY quarkus-rest-client-jackson
            quarkus-resteasy quarkus-resteasy-client         | quarkus-resteasy quarkus-resteasy-client      | quarkus-rest quarkus-rest-client           | STRAIGHTWAY quarkus-rest-client
            quarkus-rest quarkus-rest-client-reactive        | quarkus-resteasy quarkus-resteasy-client      | quarkus-rest quarkus-rest-client           | STRAIGHTWAY quarkus-rest-client
            quarkus-rest quarkus-rest-client-kotlin-serialization | quarkus-resteasy                         | quarkus-rest quarkus-rest-client-kotlin-serialization | STRAIGHTWAY quarkus-rest-client-kotlin-serialization
            quarkus-rest quarkus-rest-deployment             | quarkus-resteasy                              | quarkus-rest                               | STRAIGHTWAY
            quarkus-rest quarkus-arc quarkus-rest-data-panache | quarkus-resteasy quarkus-arc quarkus-rest-data-panache | quarkus-rest quarkus-arc quarkus-rest-data-panache | STRAIGHTWAY quarkus-arc quarkus-rest-data-panache
            """)
    void putsEachStackInThePlaceOfEachOther(String pom, String classic, String rest, String straightway) throws Exception {
        assertThat(swapped(pom, "resteasy-classic")).isEqualTo(classic);
        assertThat(swapped(pom, "quarkus-rest")).isEqualTo(rest);
        assertThat(swapped(pom, "straightway")).isEqualTo(straightway);
    }

    @Test
    void saysWhatItSwappedAndWhatItLeftOut() throws Exception {
        Model model = model(
                "<dependencies>" + dependencies("quarkus-rest-jackson quarkus-rest-csrf quarkus-arc") + "</dependencies>");

        assertThat(swap("straightway").apply(model)).extracting(Object::toString).containsExactly(
                "io.quarkus:quarkus-rest-jackson → dev.straightway:quarkus-straightway",
                "io.quarkus:quarkus-rest-csrf left out");
    }

    @Test
    void leavesAPomOfTheSameStackAlone() throws Exception {
        Model model = model("<dependencies>" + dependencies("quarkus-rest quarkus-rest-jsonb") + "</dependencies>");

        assertThat(swap("quarkus-rest").apply(model)).isEmpty();
    }

    @Test
    void keepsVersionScopeAndExclusionsWhereTheGroupIsTheSame() throws Exception {
        Dependency swapped = only(model("""
                <dependencies><dependency><groupId>io.quarkus</groupId><artifactId>quarkus-resteasy</artifactId>
                <version>${quarkus.version}</version><scope>provided</scope>
                <exclusions><exclusion><groupId>a</groupId><artifactId>b</artifactId></exclusion></exclusions>
                </dependency></dependencies>"""), "quarkus-rest");

        assertThat(swapped.getArtifactId()).isEqualTo("quarkus-rest");
        assertThat(swapped.getVersion()).isEqualTo("${quarkus.version}");
        assertThat(swapped.getScope()).isEqualTo("provided");
        assertThat(swapped.getExclusions()).hasSize(1);
    }

    @Test
    void givesStraightwayTheVersionThatWasNamed() throws Exception {
        Dependency swapped = only(model("<dependencies>" + dependencies("quarkus-rest") + "</dependencies>"), "straightway");

        assertThat(swapped.getVersion()).isEqualTo("1.2.3");
    }

    @Test
    void leavesTheVersionOfQuarkusToItsPlatformWhereStraightwayWas() throws Exception {
        Dependency swapped = only(model("""
                <dependencies><dependency><groupId>dev.straightway</groupId><artifactId>quarkus-straightway</artifactId>
                <version>0.1.0</version></dependency></dependencies>"""), "quarkus-rest");

        assertThat(swapped.getManagementKey()).isEqualTo("io.quarkus:quarkus-rest-jackson:jar");
        assertThat(swapped.getVersion()).isNull();
    }

    @Test
    void swapsManagedDependenciesAndThoseOfProfiles() throws Exception {
        Model model = model("""
                <dependencyManagement><dependencies><dependency><groupId>io.quarkus</groupId>
                <artifactId>quarkus-rest</artifactId><version>3.1</version></dependency></dependencies></dependencyManagement>
                <profiles><profile><id>rest</id><dependencies>""" + dependencies("quarkus-rest") + """
                </dependencies></profile></profiles>""");

        swap("straightway").apply(model);

        assertThat(model.getDependencyManagement().getDependencies())
                .extracting(Dependency::getManagementKey, Dependency::getVersion)
                .containsExactly(tuple("dev.straightway:quarkus-straightway:jar", "1.2.3"));
        assertThat(names(model.getProfiles().get(0).getDependencies())).isEqualTo("STRAIGHTWAY");
    }

    @Test
    void managesNothingWithoutAVersion() throws Exception {
        Model model = model(
                """
                        <dependencyManagement><dependencies><dependency><groupId>dev.straightway</groupId>
                        <artifactId>quarkus-straightway</artifactId><version>1</version></dependency></dependencies></dependencyManagement>""");

        swap("quarkus-rest").apply(model);

        assertThat(model.getDependencyManagement().getDependencies()).isEmpty();
    }

    @Test
    void knowsAnArtifactThatPropertiesName() throws Exception {
        Model model = model(
                """
                        <properties><rest>quarkus-rest</rest><g>io.quarkus</g></properties>
                        <dependencies><dependency><groupId>${g}</groupId><artifactId>${rest}-jackson</artifactId></dependency></dependencies>""");

        swap("straightway").apply(model);

        assertThat(names(model.getDependencies())).isEqualTo("STRAIGHTWAY");
    }

    @Test
    void takesTheWiderScopeOfTwoThatBecomeOne() throws Exception {
        Dependency swapped = only(model("""
                <dependencies><dependency><groupId>io.quarkus</groupId><artifactId>quarkus-rest</artifactId><scope>test</scope>
                </dependency>""" + dependencies("quarkus-rest-jackson") + "</dependencies>"), "straightway");

        assertThat(swapped.getScope()).isNull();
    }

    @Test
    void seesWhetherThereIsAServerAtAll() throws Exception {
        assertThat(swap("straightway").hasServer(model("<dependencies>" + dependencies("quarkus-rest-client quarkus-arc")
                + "</dependencies>"))).isFalse();
        assertThat(swap("straightway").hasServer(model("<dependencies>" + dependencies("quarkus-rest-jsonb")
                + "</dependencies>"))).isTrue();
    }

    private String swapped(String pom, String stack) throws Exception {
        Model model = model("<dependencies>" + dependencies(pom) + "</dependencies>");
        swap(stack).apply(model);
        return names(model.getDependencies());
    }

    private Dependency only(Model model, String stack) {
        swap(stack).apply(model);
        assertThat(model.getDependencies()).hasSize(1);
        return model.getDependencies().get(0);
    }

    private PomSwap swap(String stack) {
        return new PomSwap(stacks, stacks.named(List.of(stack)).get(0), Map.of("dev.straightway", "1.2.3"));
    }

    private static Model model(String content) throws Exception {
        return new MavenXpp3Reader().read(new StringReader("<project>" + content + "</project>"));
    }

    private static String dependencies(String names) {
        return Stream.of(names.split(" "))
                .map(name -> name.equals("STRAIGHTWAY") ? dependency("dev.straightway", "quarkus-straightway")
                        : dependency("io.quarkus", name))
                .collect(Collectors.joining());
    }

    private static String dependency(String group, String name) {
        return "<dependency><groupId>" + group + "</groupId><artifactId>" + name + "</artifactId></dependency>";
    }

    private static String names(List<Dependency> dependencies) {
        return dependencies.stream().map(dependency -> dependency.getManagementKey().equals(
                "dev.straightway:quarkus-straightway:jar") ? "STRAIGHTWAY" : dependency.getArtifactId())
                .collect(Collectors.joining(" "));
    }
}
