package dev.straightway.runtime.body;

import java.util.Map;
import java.util.stream.Collectors;

import com.code_intelligence.jazzer.junit.FuzzTest;

/**
 * Every reader with bodies that a fuzzer made: the build replays those that were kept, {@code -Pfuzz} makes more.
 * <p>
 * An input has parameters of the content type up to the first line feed, and the body behind it.
 */
class BodiesFuzzTest {

    private static final Map<String, FuzzedReader> READERS = FuzzedReader.all()
            .collect(Collectors.toMap(FuzzedReader::name, reader -> reader));

    private static void read(String reader, byte[] input) {
        FuzzedReader found = READERS.get(reader);
        SentBody.in(input, found.contentType()).isReadBy(found);
    }

    @FuzzTest
    void jsonByJackson(byte[] input) {
        read("jsonByJackson", input);
    }

    @FuzzTest
    void jsonByTheFixedReader(byte[] input) {
        read("jsonByTheFixedReader", input);
    }

    @FuzzTest
    void jsonByGeneratedCode(byte[] input) {
        read("jsonByGeneratedCode", input);
    }

    @FuzzTest
    void textByTheFixedReader(byte[] input) {
        read("textByTheFixedReader", input);
    }

    @FuzzTest
    void jsonB(byte[] input) {
        read("jsonB", input);
    }

    @FuzzTest
    void jsonP(byte[] input) {
        read("jsonP", input);
    }

    @FuzzTest
    void xml(byte[] input) {
        read("xml", input);
    }

    @FuzzTest
    void xmlTree(byte[] input) {
        read("xmlTree", input);
    }

    @FuzzTest
    void form(byte[] input) {
        read("form", input);
    }

    @FuzzTest
    void formFields(byte[] input) {
        read("formFields", input);
    }

    @FuzzTest
    void multipart(byte[] input) {
        read("multipart", input);
    }

    @FuzzTest
    void multipartFields(byte[] input) {
        read("multipartFields", input);
    }

    @FuzzTest
    void text(byte[] input) {
        read("text", input);
    }

    @FuzzTest
    void number(byte[] input) {
        read("number", input);
    }

    @FuzzTest
    void decimal(byte[] input) {
        read("decimal", input);
    }

    @FuzzTest
    void character(byte[] input) {
        read("character", input);
    }

    @FuzzTest
    void flag(byte[] input) {
        read("flag", input);
    }

    @FuzzTest
    void typeOfText(byte[] input) {
        read("typeOfText", input);
    }

    @FuzzTest
    void kryo(byte[] input) {
        read("kryo", input);
    }

    @FuzzTest
    void compressedKryo(byte[] input) {
        read("compressedKryo", input);
    }
}
