package dev.straightway.deployment;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.core.domain.properties.CanBeAnnotated.Predicates.annotatedWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import java.util.Arrays;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.BuildSteps;

/** What each stage may see. A rule names everything that is allowed, so that a new dependency is a decision. */
@AnalyzeClasses(packages = "dev.straightway.deployment", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String ROOT = "dev.straightway.deployment";
    private static final String JAVA = "java..";
    private static final String JANDEX = "org.jboss.jandex..";
    private static final String GIZMO = "io.quarkus.gizmo2..";
    private static final String MODEL = ROOT + ".model..";
    private static final String TYPES = ROOT + ".types..";
    private static final String CHECK = ROOT + ".check..";
    private static final String PLAN = ROOT + ".plan..";
    private static final String PROOF = "dev.straightway.proof..";
    private static final String ARC = ROOT + ".arc..";
    private static final String[] WORDS = { runtime("routing"), runtime("negotiation"), runtime("invocation"), runtime("body"),
            runtime("json"), runtime("recording"), "dev.straightway.kryo.." };

    @ArchTest
    static final ArchRule modelSeesJandexOnly = seesOnly(MODEL, JANDEX);

    @ArchTest
    static final ArchRule scanSeesTheModelAndJandex = seesOnly(ROOT + ".scan..", MODEL, JANDEX);

    @ArchTest
    static final ArchRule typesSeeTheModelJandexAndTheWordsOfTheRuntime = seesOnly(TYPES, with(WORDS, MODEL, JANDEX));

    @ArchTest
    static final ArchRule checkSeesModelTypesJandexAndTheWordsOfTheRuntime = seesOnly(CHECK,
            with(WORDS, MODEL, TYPES, JANDEX));

    @ArchTest
    static final ArchRule planSeesModelTypesProofsJandexAndTheWordsOfTheRuntime = seesOnly(PLAN,
            with(WORDS, MODEL, TYPES, PROOF, JANDEX, runtime("hal")));

    @ArchTest
    static final ArchRule generateSeesThePlanTypesTheInvocationAbiAndGizmo = seesOnly(ROOT + ".generate..", PLAN, TYPES,
            runtime("invocation"), runtime("json"), runtime("links"), "dev.straightway.links..", "jakarta.ws.rs..",
            "jakarta.inject..", GIZMO);

    @ArchTest
    static final ArchRule recordingSeesThePlanAndTheWordsOfTheRuntime = seesOnly(ROOT + ".recording..", with(WORDS, PLAN));

    @ArchTest
    static final ArchRule failureSeesProblemsThePlanAndProofs = seesOnly(ROOT + ".failure..", CHECK, PLAN, PROOF,
            "jakarta.enterprise.inject.spi..");

    @ArchTest
    static final ArchRule reportSeesThePlanTypesProofsTheWordsOfTheRuntimeAndJackson = seesOnly(ROOT + ".report..",
            with(WORDS, PLAN, TYPES, PROOF, "com.fasterxml.jackson.."));

    @ArchTest
    static final ArchRule pagesSeeThePlanTheReportGeneratedClassesAndAsm = seesOnly(ROOT + ".devui..", PLAN,
            ROOT + ".report..", ROOT + ".generate..", "org.objectweb.asm..");

    @ArchTest
    static final ArchRule onlyGenerateAndTheProcessorSeeGizmo = noClasses()
            .that().resideOutsideOfPackage(ROOT + ".generate..")
            .and().doNotHaveFullyQualifiedName(ROOT + ".StraightwayProcessor")
            .should().dependOnClassesThat(resideInAPackage(GIZMO));

    @ArchTest
    static final ArchRule arcSeesModelPlanTypesProofsJandexAndQuarkus = seesOnly(ARC, MODEL, PLAN, TYPES, PROOF, JANDEX,
            "org.objectweb.asm..",
            "io.quarkus..", "jakarta.enterprise..");

    @ArchTest
    static final ArchRule onlyTheRootAndAdaptersSeeTheBuildOfQuarkus = noClasses().that()
            .resideOutsideOfPackages(ROOT, ARC, ROOT + ".surroundings..", ROOT + ".image..")
            .should().dependOnClassesThat(resideInAnyPackage("io.quarkus.deployment..", "io.quarkus.builder..",
                    "io.quarkus.arc..", "io.quarkus.vertx.."));

    /** Quarkus generates an accessor for each processor. */
    @ArchTest
    static final ArchRule theRootHasProcessorsAndBuildItemsOnly = classes().that().resideInAPackage(ROOT)
            .and().areTopLevelClasses().and().doNotHaveSimpleName("package-info")
            .should().haveNameMatching(".*(Processor|BuildItem)(\\$\\$accessor)?");

    @ArchTest
    static final ArchRule nothingSeesTheRoot = noClasses().that().resideOutsideOfPackage(ROOT)
            .should().dependOnClassesThat(resideInAPackage(ROOT));

    /** Beside Quarkus REST the extension advises and leaves the application as it is; those named here only read. */
    @ArchTest
    static final ArchRule stepsThatChangeTheApplicationAreTakenWhereItIsServed = methods().that()
            .areAnnotatedWith(BuildStep.class)
            .and().areDeclaredInClassesThat(not(simpleName("AdviceProcessor").or(simpleName("ContributionProcessor"))
                    .or(simpleName("ServerContributionProcessor"))))
            .should().beDeclaredInClassesThat(annotatedWith(BuildSteps.class));

    /** Each package for itself, a package and those within it too. */
    @ArchTest
    static final ArchRule packagesImportNoneThatImportThem = slices().matching("dev.straightway.(**)").should()
            .beFreeOfCycles();

    /** Each package with all that are within it. */
    @ArchTest
    static final ArchRule packagesAreFreeOfCycles = slices().matching(ROOT + ".(*)..").should().beFreeOfCycles();

    private static ArchRule seesOnly(String stage, String... others) {
        return classes().that().resideInAPackage(stage).should()
                .onlyDependOnClassesThat(resideInAnyPackage(with(others, stage, JAVA)));
    }

    private static String runtime(String name) {
        return "dev.straightway.runtime." + name + "..";
    }

    private static String[] with(String[] some, String... others) {
        String[] all = Arrays.copyOf(some, some.length + others.length);
        System.arraycopy(others, 0, all, some.length, others.length);
        return all;
    }
}
