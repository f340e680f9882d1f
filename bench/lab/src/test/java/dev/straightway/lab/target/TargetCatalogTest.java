package dev.straightway.lab.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.descriptor.InvalidDescriptor;
import dev.straightway.lab.descriptor.UnknownName;
import dev.straightway.lab.scenario.Scenario;

class TargetCatalogTest {

    private static final List<String> LATE = List.of("order=2", "title=Late", "thread=worker", "default=true", "jar=late.jar",
            "arguments=-Da=b -Dport=${port}", "path=/late", "property.spin=0", "jar.for.routes-*=routes/${*}.jar",
            "arguments.for.routes-*=-Droutes=${*}", "not-offered.filters=it has none", "version.jar=lib/late-*.jar",
            "needs.for.person-virtual=lib/virtual-*.jar", "requires.file=settings", "requires.line=fast=true");

    @TempDir
    Path folder;

    @BeforeEach
    void writeTwoTargets() throws IOException {
        write("late", LATE);
        write("early", List.of("order=1", "title=Early", "thread=event loop", "reference=true", "jar=../../early.jar",
                "arguments="));
    }

    @Test
    void tellsTheSettingThatATargetIsMeasuredWith() {
        assertThat(target("late").setting()).contains("fast=true");
        assertThat(target("early").setting()).isEmpty();
    }

    @Test
    void offersNothingButWhatItIsForWhereItSaysSo() throws IOException {
        write("links", List.of("like=late", "order=3", "title=Links", "offers=links-*", "not-offered.links-9=too many"));

        assertThat(target("links").notOffered(scenario("links-7", "/x"))).isEmpty();
        assertThat(target("links").notOffered(scenario("links-9", "/x"))).contains("too many");
        assertThat(target("links").notOffered(scenario("text", "/x"))).contains("it is for links-* alone");
        assertThat(target("late").notOffered(scenario("text", "/x"))).isEmpty();
    }

    @Test
    void keepsTheOrderOfTheTablesWhateverTheOrderOfTheNames() {
        TargetCatalog catalog = TargetCatalog.read(folder);

        assertThat(catalog.all()).extracting(ServerTarget::name).isEqualTo(List.of("early", "late"));
        assertThat(catalog.named(List.of("late", "early"))).extracting(ServerTarget::name).isEqualTo(List.of("early", "late"));
    }

    @Test
    void takesTheStandardOnesWhenNoneAreNamed() {
        assertThat(TargetCatalog.read(folder).named(List.of())).extracting(ServerTarget::name).isEqualTo(List.of("late"));
    }

    @Test
    void refusesANameThatNoTargetHas() {
        TargetCatalog catalog = TargetCatalog.read(folder);

        assertThatThrownBy(() -> catalog.named(List.of("later"))).isInstanceOf(UnknownName.class)
                .hasMessage("'later': no such target; there are early, late");
    }

    @Test
    void startsAnotherApplicationWhereTheScenarioNeedsOne() {
        assertThat(late().jar(scenario("person", "/person"))).isEqualTo(folder.resolve("late/late.jar"));
        assertThat(late().jar(scenario("routes-100", "/routes"))).isEqualTo(folder.resolve("late/routes/100.jar"));
        assertThat(late().arguments(scenario("person", "/person"))).isEqualTo(List.of("-Da=b", "-Dport=${port}"));
        assertThat(late().arguments(scenario("routes-100", "/routes")))
                .isEqualTo(List.of("-Da=b", "-Dport=${port}", "-Droutes=100"));
    }

    @Test
    void augmentsTheUsualApplicationAnewAndNoOther() throws IOException {
        write("late", Stream.concat(LATE.stream(), Stream.of("augmentation.jar=../again.jar",
                "augmentation.arguments=-Da=b -Dc=d")).toList());

        assertThat(late().rebuilding(scenario("person", "/person")))
                .contains(new Rebuilding(folder.resolve("again.jar"), List.of("-Da=b", "-Dc=d")));
        assertThat(late().rebuilding(scenario("routes-100", "/routes"))).isEmpty();
        assertThat(target("early").rebuilding(scenario("person", "/person"))).isEmpty();
    }

    @Test
    void putsItsBaseBeforeThePathAndItsPropertiesIntoIt() {
        assertThat(late().path(scenario("spin", "/spin/${spin}"))).isEqualTo("/late/spin/0");
        assertThat(target("early").path(scenario("person", "/person"))).isEqualTo("/person");
    }

    @Test
    void refusesAPathWhosePropertyItLacks() {
        ServerTarget early = target("early");

        assertThatThrownBy(() -> early.path(scenario("spin", "/spin/${spin}"))).isInstanceOf(InvalidDescriptor.class)
                .hasMessage(
                        folder.resolve("early/target.properties") + ": 'property.spin' is missing, which the path of scenario "
                                + "'spin' holds; add it, or not-offered.spin");
    }

    @Test
    void saysWhyItDoesNotOfferAScenario() throws IOException {
        assertThat(late().notOffered(scenario("filters", "/filters"))).contains("it has none");
        assertThat(late().notOffered(scenario("person", "/person"))).isEmpty();
        assertThat(late().notOffered(scenario("person-virtual", "/person")))
                .contains("the application was built without virtual-*.jar; build it with a JDK 21 or newer");
        library("virtual-1.jar");
        assertThat(late().notOffered(scenario("person-virtual", "/person"))).isEmpty();
    }

    @Test
    void readsItsVersionFromTheNameOfAJar() throws IOException {
        assertThat(late().version()).isEmpty();
        library("late-common-7.jar");
        library("late-1.2.jar");
        assertThat(late().version()).isEqualTo("1.2");
        assertThat(target("early").version()).isEmpty();
    }

    @Test
    void saysThatItIsNotBuilt() {
        Scenario person = scenario("person", "/person");

        assertThat(late().unready(person)).contains("Late isn't built: " + folder.resolve("late/late.jar")
                + " is missing. Run 'mvn package -Pbench -DskipTests' first.");
    }

    @Test
    void saysWhyItIsLeftOutWhereItNeedNotBeBuilt() throws IOException {
        write("rare", List.of("like=late", "order=3", "title=Rare", "unbuilt=it isn't published"));
        Scenario person = scenario("person", "/person");

        assertThat(target("rare").leftOut(person)).contains("it isn't built: it isn't published");
        assertThat(late().leftOut(person)).isEmpty();
        Files.writeString(folder.resolve("late/late.jar"), "");
        assertThat(target("rare").leftOut(person)).isEmpty();
    }

    @Test
    void saysThatItIsNotTheStrongestFormOfItself() throws IOException {
        Scenario person = scenario("person", "/person");
        Files.writeString(folder.resolve("late/late.jar"), "");
        Files.writeString(folder.resolve("late/settings"), "fast=false\n");

        assertThat(late().unready(person)).contains("Late must be measured with fast=true, which "
                + folder.resolve("late/settings") + " doesn't hold.");
        Files.writeString(folder.resolve("late/settings"), "fast=true\n");
        assertThat(late().unready(person)).isEmpty();
    }

    @Test
    void isLikeAnotherTargetButForWhatItSays() throws IOException {
        write("later", List.of("like=late", "order=3", "title=Later", "property.spin=2"));
        ServerTarget later = target("later");

        assertThat(later.title()).isEqualTo("Later");
        assertThat(later.standard()).isFalse();
        assertThat(later.jar(scenario("person", "/person"))).isEqualTo(folder.resolve("late/late.jar"));
        assertThat(later.path(scenario("spin", "/spin/${spin}"))).isEqualTo("/late/spin/2");
        assertThat(later.notOffered(scenario("filters", "/filters"))).contains("it has none");
    }

    @Test
    void isNotTheReferenceBecauseItIsLikeTheReference() throws IOException {
        write("again", List.of("like=early", "order=3", "title=Again"));

        assertThat(target("again").reference()).isFalse();
    }

    @Test
    void wantsExactlyOneReference() throws IOException {
        write("second", List.of("order=3", "title=t", "thread=t", "jar=j", "arguments=", "reference=true"));

        assertThatThrownBy(() -> TargetCatalog.read(folder)).isInstanceOf(InvalidDescriptor.class).hasMessage(folder
                + ": 'reference' must be true for one target, which the others are compared with; it is for early, second");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
            "jar | | 'jar' is missing; add it",
            "order | | 'order' is missing; add it",
            "path | path=/late/ | 'path' is '/late/'; expected nothing, or a path as /rest, without a slash at the end",
            "version.jar | version.jar=lib/late.jar "
                    + "| 'version.jar' is 'lib/late.jar'; write a star where the file's name has the version",
            "requires.line | | 'requires.line' is missing; add it",
            "augmentation.arguments | augmentation.arguments=-Da=b "
                    + "| 'augmentation.arguments' has no effect without augmentation.jar; add that",
            "augmentation.arguments | augmentation.jar=a.jar | 'augmentation.arguments' is missing; add it",
            "micro | micro.client=A "
                    + "| 'micro.client' is for a client: leave out micro, and say by no-server what measures it",
            "order | order=1;micro=A;micro.client=B;no-server=none "
                    + "| 'micro.client' is for a client: leave out micro, and say by no-server what measures it",
            "title | like=nobody;title=t | 'like' is 'nobody', and there is no FOLDER/nobody/target.properties" })
    void saysWhatIsWrongWithAFile(String without, String instead, String message) throws IOException {
        Stream<String> kept = LATE.stream().filter(line -> !line.startsWith(without + "="));
        Stream<String> added = instead == null ? Stream.of() : Stream.of(instead.split(";"));
        write("late", Stream.concat(kept, added).toList());

        assertThatThrownBy(() -> TargetCatalog.read(folder)).isInstanceOf(InvalidDescriptor.class).hasMessage(
                folder.resolve("late/target.properties") + ": " + message.replace("FOLDER", folder.toString()));
    }

    @Test
    void tellsWhatIsMeasuredInMemoryAlone() throws IOException {
        write("late", Stream.concat(LATE.stream(), Stream.of("no-server=it is measured in memory", "micro.client=Late",
                "micro.thread=caller"))
                .toList());
        write("again", List.of("like=late", "order=9", "title=t"));

        assertThat(late().noServer()).contains("it is measured in memory");
        assertThat(late().micro()).contains(new ServerTarget.Micro("Late", true, "caller"));
        assertThat(target("again").noServer()).isEmpty();
        assertThat(target("again").micro()).isEmpty();
    }

    @Test
    void isAskedEverythingInASmokeRunUnlessItSaysWhat() throws IOException {
        write("late", LATE);
        write("again", List.of("like=late", "order=9", "title=t", "smoke=one, two"));

        assertThat(late().inSmoke(scenario("three", "/"))).isTrue();
        assertThat(target("again").inSmoke(scenario("two", "/"))).isTrue();
        assertThat(target("again").inSmoke(scenario("three", "/"))).isFalse();
    }

    private ServerTarget late() {
        return target("late");
    }

    private ServerTarget target(String name) {
        return TargetCatalog.read(folder).named(List.of(name)).get(0);
    }

    private static Scenario scenario(String name, String path) {
        return new Scenario(name, name, "GET", path, Map.of(), null, new Scenario.Expectation(200, null, null), "worker", 21,
                Optional.empty(), Optional.empty());
    }

    private void library(String name) throws IOException {
        Files.writeString(Files.createDirectories(folder.resolve("late/lib")).resolve(name), "");
    }

    private void write(String name, List<String> lines) throws IOException {
        Files.write(Files.createDirectories(folder.resolve(name)).resolve("target.properties"), lines);
    }
}
