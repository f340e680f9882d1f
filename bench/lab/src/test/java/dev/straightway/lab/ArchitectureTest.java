package dev.straightway.lab;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** What each package may import; the same that its package-info says. */
class ArchitectureTest {

    private static final String LAB = "dev.straightway.lab";

    private static final String ALLOWED = """
            agent        |
            descriptor   |
            options      |
            scenario     | descriptor
            files        |
            results      | files
            measure      |
            target       | descriptor scenario
            verify       | scenario target
            request      | scenario
            project      | descriptor files server
            server       | options scenario target verify measure
            host         | options target measure profile server
            ssh          | files options target measure verify profile server host load
            load         | results scenario verify server
            app          | project request scenario target server host verify results options files
            export       | scenario
            metric       | results measure server load
            environment  | measure options server target
            profile      | files
            attribution  | profile results
            statistics   | results
            compare      | results statistics
            report       | files results statistics
            """;

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(LAB);

    @Test
    void knowsTheServersByTheirAnswersOnly() {
        noClasses().that().resideOutsideOfPackage(LAB + ".report..").should().dependOnClassesThat()
                .resideInAnyPackage("io.quarkus..", "io.vertx..", "jakarta..", "org.jboss..", "dev.straightway.runtime..",
                        "dev.straightway.deployment..", "dev.straightway.peer..", "dev.straightway.generator..")
                .check(CLASSES);
        noClasses().that().resideInAPackage(LAB + ".report..").should().dependOnClassesThat(
                resideInAPackage("io.quarkus..").and(not(resideInAPackage("io.quarkus.qute.."))))
                .orShould().dependOnClassesThat().resideInAPackage("dev.straightway.runtime..").check(CLASSES);
    }

    @Test
    void hasNoCycles() {
        slices().matching(LAB + ".(*)..").should().beFreeOfCycles().check(CLASSES);
        slices().matching("dev.straightway.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void putsNothingIntoServersButTheAgent() {
        classes().that().resideInAPackage(LAB + ".agent..").should().onlyDependOnClassesThat()
                .resideInAnyPackage(LAB + ".agent..", "java..", "javax.management..", "com.sun.management..").check(CLASSES);
        noClasses().that().resideOutsideOfPackage(LAB + ".agent..").should().dependOnClassesThat()
                .resideInAPackage(LAB + ".agent..").check(CLASSES);
    }

    @Test
    void leavesTheCommandLineToTheCommands() {
        noClasses().that().resideOutsideOfPackages(LAB + ".command..").should().dependOnClassesThat()
                .resideInAPackage("picocli..").check(CLASSES);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = ALLOWED)
    void hasPackagesThatImportWhatTheySay(String name, String others) {
        String[] allowed = Stream
                .concat(Stream.of(name), Stream.ofNullable(others).flatMap(list -> Arrays.stream(list.split(" "))))
                .map(each -> LAB + "." + each + "..").toArray(String[]::new);
        noClasses().that().resideInAPackage(LAB + "." + name + "..").should().dependOnClassesThat(
                resideInAPackage(LAB + "..").and(not(resideInAnyPackage(allowed)))).check(CLASSES);
    }

    @Test
    void saysOfEveryPackageWhatItMayImport() {
        Set<String> listed = ALLOWED.lines().map(line -> line.split("\\|")[0].trim())
                .collect(Collectors.toCollection(TreeSet::new));
        // Those that join the others may import any of them.
        listed.addAll(Set.of("trial", "run", "command"));
        assertThat(CLASSES.getPackage(LAB).getSubpackages()).extracting(JavaPackage::getRelativeName)
                .containsExactlyInAnyOrderElementsOf(listed);
    }
}
