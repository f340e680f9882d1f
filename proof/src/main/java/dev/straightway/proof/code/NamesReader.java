package dev.straightway.proof.code;

import org.objectweb.asm.ClassReader;

/** Reads a class file; names that are equal in several files are the same text. */
final class NamesReader extends ClassReader {

    private final ParseCache kept;

    NamesReader(byte[] file, ParseCache kept) {
        super(file);
        this.kept = kept;
    }

    @Override
    public String readUTF8(int offset, char[] buffer) {
        String text = super.readUTF8(offset, buffer);
        return text == null || kept == null ? text : kept.name(text); // what the constructor reads names nothing
    }
}
