package dev.straightway.kit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "dev.straightway.kit", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule requestsAndAnswersAreOfNoServer = classes().that().resideInAPackage("dev.straightway.kit")
            .should().onlyDependOnClassesThat().resideInAnyPackage("dev.straightway.kit", "java..");

    /** Each package for itself, a package and those within it too. */
    @ArchTest
    static final ArchRule packagesImportNoneThatImportThem = slices().matching("dev.straightway.(**)").should()
            .beFreeOfCycles();

    @ArchTest
    static final ArchRule quarkusAndVertxAreAskedInOnePlace = noClasses().that()
            .haveNameNotMatching(".*\\.(Listening|QuarkusServer)(\\$.*)?")
            .should().dependOnClassesThat().resideInAnyPackage("io.quarkus.vertx..", "io.vertx.core", "io.vertx.core.impl..",
                    "io.vertx.core.net..");
}
