package dev.straightway.proof;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import java.util.Arrays;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What each package may see. A rule names everything that is allowed, so that a new dependency is a decision. */
@AnalyzeClasses(packages = "dev.straightway.proof", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String ROOT = "dev.straightway.proof";
    private static final String CODE = ROOT + ".code..";
    private static final String JUDGE = ROOT + ".judge..";
    private static final String APPLICATION = ROOT + ".application..";
    private static final String JSON = ROOT + ".json..";
    private static final String ASM = "org.objectweb.asm..";

    @ArchTest
    static final ArchRule theProofSeesBytecodeOnly = seesOnly(ROOT + "..", ASM);

    @ArchTest
    static final ArchRule judgementsSeeNoBytecode = seesOnly(JUDGE);

    @ArchTest
    static final ArchRule codeSeesBytecodeOnly = seesOnly(CODE, ASM);

    @ArchTest
    static final ArchRule whatIsAskedNamesCodeAndJudgements = seesOnly(APPLICATION, CODE, JUDGE);

    @ArchTest
    static final ArchRule theModelOfJsonNamesCodeAndJudgements = seesOnly(JSON, CODE, JUDGE, ASM);

    @ArchTest
    static final ArchRule whatIsEvaluatedIsBytecode = seesOnly(ROOT + ".constant..", CODE, ASM);

    @ArchTest
    static final ArchRule theWalkKnowsNoQuestion = seesOnly(ROOT + ".walk..", APPLICATION, CODE, JSON, JUDGE, ASM);

    /** Each package for itself, a package and those within it too. */
    @ArchTest
    static final ArchRule packagesImportNoneThatImportThem = slices().matching("dev.straightway.(**)").should()
            .beFreeOfCycles();

    private static ArchRule seesOnly(String part, String... others) {
        String[] all = Arrays.copyOf(others, others.length + 2);
        all[others.length] = part;
        all[others.length + 1] = "java..";
        return classes().that().resideInAPackage(part).should().onlyDependOnClassesThat(resideInAnyPackage(all));
    }
}
