package dev.straightway.it.hostile.attack;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "dev.straightway.it.hostile.attack", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String HERE = "dev.straightway.it.hostile.attack.";

    @ArchTest
    static final ArchRule packagesImportNoneThatImportThem = slices().matching(HERE + "(*)..").should().beFreeOfCycles();

    /** What it attacks is known by its answers only. */
    @ArchTest
    static final ArchRule theAttackSeesNoServer = noClasses().should().dependOnClassesThat().resideInAnyPackage(
            "dev.straightway.runtime..", "dev.straightway.deployment..", "io.quarkus..", "jakarta..", "org.jboss..");

    /** On HTTP/1.1 the attack decides every byte; what a server holds is asked in between, as anybody would. */
    @ArchTest
    static final ArchRule onlyHttp2AttacksWithAClient = noClasses().that()
            .resideOutsideOfPackages(HERE + "http2..", HERE + "server..").should()
            .dependOnClassesThat().resideInAnyPackage("io.vertx..", "io.netty..", "java.net.http..");

    @ArchTest
    static final ArchRule chanceAndConnectionsSeeTheJdkOnly = classes().that().resideInAnyPackage(HERE + "seed..",
            HERE + "wire..").should().onlyDependOnClassesThat().resideInAnyPackage("java..", HERE + "seed..", HERE + "wire..");

    /** What an answer has to be like isn't known by what asks for it. */
    @ArchTest
    static final ArchRule theJudgesSeeNoMakers = noClasses().that().resideInAnyPackage(HERE + "invariant..",
            HERE + "compare..").should().dependOnClassesThat().resideInAnyPackage(HERE + "request..", HERE + "delivery..",
                    HERE + "run..");
}
