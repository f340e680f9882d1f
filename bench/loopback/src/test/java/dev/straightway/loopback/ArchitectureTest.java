package dev.straightway.loopback;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "dev.straightway.loopback", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    /** Each package for itself, a package and those within it too. */
    @ArchTest
    static final ArchRule packagesImportNoneThatImportThem = slices().matching("dev.straightway.(**)").should()
            .beFreeOfCycles();
}
