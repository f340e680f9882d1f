package dev.straightway.runtime.sse;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "dev.straightway.runtime.sse", importOptions = ImportOption.DoNotIncludeTests.class)
class SseImportsTest {

    @ArchTest
    static final ArchRule sseSeesJakartaRestOnly = classes().should().onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "jakarta.ws.rs..", "dev.straightway.runtime.sse..");
}
