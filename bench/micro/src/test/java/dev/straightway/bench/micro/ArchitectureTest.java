package dev.straightway.bench.micro;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "dev.straightway.bench.micro", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String HERE = "dev.straightway.bench.micro.";

    /** Each package for itself, a package and those within it too. */
    @ArchTest
    static final ArchRule packagesImportNoneThatImportThem = slices().matching("dev.straightway.(**)").should()
            .beFreeOfCycles();

    @ArchTest
    static final ArchRule scoresAndStacksSeeJmhOnly = classes().that().resideInAnyPackage(HERE + "score..", HERE + "stack..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("java..", "org.openjdk.jmh..", HERE + "score..",
                    HERE + "stack..");

    @ArchTest
    static final ArchRule serversAndClientsAreMeasuredApart = noClasses().that().resideInAPackage(HERE + "servers..")
            .should().dependOnClassesThat().resideInAPackage(HERE + "clients..").orShould().dependOnClassesThat()
            .resideInAPackage("dev.straightway.loopback..");

    /** A stack is on the class path of its own JVMs only, where a benchmark finds its peer by name. */
    @ArchTest
    static final ArchRule onlyPeersSeeTheirStacks = noClasses().that().haveNameNotMatching(".*Peer(\\$.*)?").should()
            .dependOnClassesThat().resideInAnyPackage("org.jboss..", "org.glassfish..", "io.quarkus..", "io.vertx..",
                    "dev.straightway.loopback.*");
}
